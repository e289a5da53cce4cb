// A checked exception of our own leaves main.
public class CustomUncaught {
    static class AccountException extends Exception {
        private final int amount;

        AccountException(String message, int amount) {
            super(message);
            this.amount = amount;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " (" + amount + ")";
        }
    }

    static class Overdrawn extends AccountException {
        Overdrawn(int amount) {
            super("overdrawn", amount);
        }
    }

    private int balance;

    void withdraw(int amount) throws AccountException {
        if (amount <= 0) {
            throw new AccountException("invalid", amount);
        }
        if (amount > balance) {
            throw new Overdrawn(amount - balance);
        }
        balance -= amount;
    }

    public static void main(String[] args) throws AccountException {
        CustomUncaught account = new CustomUncaught();
        account.balance = 100;
        int[] amounts = {30, -1, 50, 40, 20, 1};
        int done = 0;
        for (int amount : amounts) {
            try {
                account.withdraw(amount);
                done++;
            } catch (Overdrawn e) {
                System.out.println("caught " + e.getMessage() + " " + account.balance);
                if (account.balance == 0) {
                    throw e;
                }
            } catch (AccountException e) {
                System.out.println(e);
            } finally {
                System.out.println("balance " + account.balance + " after " + done);
            }
        }
        System.out.println("never");
    }
}
