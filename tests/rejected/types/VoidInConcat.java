// javac: compiler.err.void.not.allowed.here
class VoidInConcat {
    static void log(int n) {
        System.out.println(n);
    }

    static String show(int n) {
        return "logged " + log(n); //~ error
    }
}
