// javac: compiler.err.unreachable.stmt
class AfterInfiniteFor {
    static void spin(int n) {
        for (;;) {
            n++;
        }
        System.out.println(n); //~ error
    }
}
