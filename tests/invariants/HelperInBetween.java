// A private helper without a contract may see a broken invariant: it is followed.
class HelperInBetween {
    private int balance;
    private int log;
    //@ invariant balance == log;

    private void book(int amount) {
        balance += amount;
    }

    private void note(int amount) {
        log += amount;
    }

    void deposit(int amount) {                         //~ proved[class-invariant]
        book(amount);
        note(amount);
    }

    void bookOnly(int amount) {                        //~ refuted[class-invariant]
        book(amount);
    }
}
//~ obligations: 3
