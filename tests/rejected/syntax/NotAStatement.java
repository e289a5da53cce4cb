// javac: compiler.err.not.stmt
class NotAStatement {
    private int balance;

    void deposit(int amount) {
        balance + amount; //~ error
    }
}
