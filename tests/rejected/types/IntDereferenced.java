// javac: compiler.err.cant.deref
class IntDereferenced {
    static String show(int amount) {
        return "amount: " + amount.toString(); //~ error
    }
}
