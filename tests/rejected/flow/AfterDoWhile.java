// javac: compiler.err.unreachable.stmt
class AfterDoWhile {
    static int run(int n) {
        do {
            n++;
        } while (true);
        System.out.println("done"); //~ error
    }
}
