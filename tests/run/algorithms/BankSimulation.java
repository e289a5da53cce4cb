// A bank simulated with a seeded random generator: accounts, transfers, own exceptions, and invariants asserted.
import java.util.Random;

public class BankSimulation {
    static class InsufficientFunds extends Exception {
        final long missing;

        InsufficientFunds(Account account, long missing) {
            super(account.name + " lacks " + missing);
            this.missing = missing;
        }
    }

    static class Account {
        final String name;
        protected long cents;

        Account(String name, long cents) {
            this.name = name;
            this.cents = cents;
        }

        void withdraw(long amount) throws InsufficientFunds {
            if (amount > available()) {
                throw new InsufficientFunds(this, amount - available());
            }
            cents -= amount;
        }

        long available() {
            return cents;
        }

        void monthEnd() {
            cents += cents / 100;
        }
    }

    static class Credit extends Account {
        private final long limit;

        Credit(String name, long limit) {
            super(name, 0);
            this.limit = limit;
        }

        @Override
        long available() {
            return super.available() + limit;
        }

        @Override
        void monthEnd() {
            if (cents < 0) {
                cents -= -cents * 3 / 100;
            } else {
                super.monthEnd();
            }
        }
    }

    public static void main(String[] args) {
        Account[] accounts = {new Account("ann", 100_000), new Credit("bob", 50_000), new Account("eve", 5)};
        Random random = new Random(2024);
        int failures = 0;
        long missing = 0;
        for (int day = 1; day <= 90; day++) {
            long before = 0, after = 0;
            for (Account a : accounts) {
                before += a.cents;
            }
            Account from = accounts[random.nextInt(3)], to = accounts[random.nextInt(3)];
            long amount = random.nextInt(40_000) + (random.nextBoolean() ? 1 : 0);
            try {
                from.withdraw(amount);
                to.cents += amount;
            } catch (InsufficientFunds e) {
                missing += e.missing;
                if (failures++ % 5 == 0) {
                    System.out.println(day + ": " + e.getMessage());
                }
            }
            for (Account a : accounts) {
                after += a.cents;
            }
            assert before == after : "money lost on day " + day;
            if (day % 30 == 0) {
                for (Account a : accounts) {
                    a.monthEnd();
                    System.out.print(a.name + " " + a.cents + " ");
                }
                System.out.println();
            }
        }
        System.out.println(failures + " " + missing + " " + random.nextLong());
    }
}
