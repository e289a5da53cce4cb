// javac: compiler.err.expected2
class NewWithoutArguments {
    static Object fresh() {
        Object lock = new Object; //~ error
        return lock;
    }
}
