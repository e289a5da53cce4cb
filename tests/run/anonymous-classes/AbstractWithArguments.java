// Anonymous subclasses of an abstract class with constructor arguments, fields and initializer blocks.
public class AbstractWithArguments {
    static abstract class Account {
        final String owner;
        protected int balance;

        Account(String owner, int balance) {
            this.owner = owner;
            this.balance = balance;
            System.out.println("opening " + this);
        }

        abstract int fee(int amount);

        void pay(int amount) {
            balance -= amount + fee(amount);
            System.out.println(this);
        }

        @Override
        public String toString() {
            return owner + ":" + balance;
        }
    }

    static int next(int n) {
        System.out.println("argument " + n);
        return n;
    }

    public static void main(String[] args) {
        int percent = 10;
        Account plain = new Account("ann" + next(1), next(100)) {
            @Override
            int fee(int amount) {
                return amount * percent / 100;
            }
        };
        Account counted = new Account("bob", next(200)) {
            private int payments = 3;
            private final String tag;

            {
                tag = owner.toUpperCase() + payments;
                balance += 50;
                System.out.println("block " + tag);
            }

            @Override
            int fee(int amount) {
                return payments-- > 2 ? 0 : percent;
            }

            @Override
            public String toString() {
                return super.toString() + "<" + tag + "," + payments + ">";
            }
        };
        for (int i = 1; i <= 2; i++) {
            plain.pay(i * 20);
            counted.pay(i * 20);
        }
        System.out.println(plain.getClass().getName() + " " + counted.getClass().getSimpleName().isEmpty());
    }
}
