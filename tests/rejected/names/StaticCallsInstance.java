// javac: compiler.err.non-static.cant.be.ref
class StaticCallsInstance {
    private int count;

    int next() {
        return count++;
    }

    public static void main(String[] args) {
        System.out.println(next()); //~ error
    }
}
