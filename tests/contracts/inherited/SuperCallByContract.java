// A call of `super` uses the contract of the superclass's method.
class Account {
    int balance;

    //@ requires 0 <= amount && amount <= 1000 && 0 <= balance && balance <= 1000;
    //@ ensures balance >= \old(balance);
    //@ assignable balance;
    void deposit(int amount) {
        balance += amount;
    }
}

class BonusAccount extends Account {
    void deposit(int amount) {
        super.deposit(amount);
        if (balance <= 5000) {
            balance += 5;
        }
    }
}
//~ obligations: 5
