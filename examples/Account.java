// expected: exit 1
/** An account whose `transfer` forgets that both accounts may be the same. */
class Account {
    private int balance;

    //@ invariant 0 <= balance;

    //@ requires 0 <= initial;
    //@ ensures balance == initial;
    //@ assignable \nothing;
    Account(int initial) {
        balance = initial;
    }

    //@ requires 0 < amount && amount <= balance;
    //@ ensures balance == \old(balance) - amount;
    //@ assignable balance;
    void withdraw(int amount) {
        balance = balance - amount;
    }

    //@ requires 0 < amount && balance + amount <= 2147483647;
    //@ ensures balance == \old(balance) + amount;
    //@ assignable balance;
    void deposit(int amount) {
        balance = balance + amount;
    }

    //@ requires 0 < amount && amount <= balance && target.balance + amount <= 2147483647;
    //@ ensures balance == \old(balance) - amount;
    //@ ensures target.balance == \old(target.balance) + amount;
    //@ assignable balance, target.balance;
    void transfer(Account target, int amount) {
        withdraw(amount);
        target.deposit(amount);
    }
}
