// javac: compiler.err.unexpected.lambda
class LambdaAsReceiver {
    static void run(int x) {
        (() -> System.out.println(x)).run(); //~ error
    }
}
