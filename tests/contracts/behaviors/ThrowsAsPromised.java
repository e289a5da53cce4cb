// A normal case and an exceptional one.
class ThrowsAsPromised {
    int balance;

    /*@ public normal_behavior
      @   requires 0 <= amount && amount <= balance;
      @   ensures balance == \old(balance) - amount;
      @   assignable balance;
      @ also public exceptional_behavior
      @   requires amount < 0 || balance < amount;
      @   signals (IllegalArgumentException e) balance == \old(balance);
      @   signals_only IllegalArgumentException;
      @   assignable \nothing;
      @*/
    public void withdraw(int amount) {
        if (amount < 0 || balance < amount) {
            throw new IllegalArgumentException();
        }
        balance -= amount;
    }
}
//~ obligations: 7
