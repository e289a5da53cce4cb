// The override passes an amount to `super` that its precondition forbids: for amount = 1000 it is 1005.
class Savings {
    int balance;

    //@ requires 0 <= amount && amount <= 1000 && 0 <= balance && balance <= 1000;
    //@ ensures balance >= \old(balance);
    //@ assignable balance;
    void deposit(int amount) {
        balance += amount;
    }
}

class BonusSavings extends Savings {
    void deposit(int amount) {
        super.deposit(amount + 5);      //~ refuted[precondition]
    }
}
//~ obligations: 5
