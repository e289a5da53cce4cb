// javac: compiler.err.already.defined
class LocalInLambdaClash {
    static Runnable task(int n) {
        int doubled = 2 * n;
        return () -> {
            int doubled = n; //~ error
            System.out.println(doubled);
        };
    }
}
