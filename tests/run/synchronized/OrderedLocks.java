// A small bank with ordered locks: transfers, failures and an audit, all sequential.
public class OrderedLocks {
    static class Account {
        final int id;
        private long cents;

        Account(int id, long cents) {
            this.id = id;
            this.cents = cents;
        }

        synchronized void add(long amount) {
            if (cents + amount < 0) {
                throw new IllegalArgumentException("account " + id + " has " + cents);
            }
            cents += amount;
        }

        synchronized long balance() {
            return cents;
        }
    }

    static int transfers = 0;

    static void transfer(Account from, Account to, long amount) {
        Account first = from.id < to.id ? from : to;
        Account second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.add(-amount);
                to.add(amount);
                synchronized (OrderedLocks.class) {
                    transfers++;
                }
            }
        }
    }

    static synchronized long audit(Account... accounts) {
        long sum = 0;
        for (Account account : accounts) {
            synchronized (account) {
                sum += account.balance();
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        Account a = new Account(1, 10_000);
        Account b = new Account(2, 5_000);
        Account c = new Account(3, 0);
        transfer(a, b, 2_500);
        transfer(b, c, 7_500);
        transfer(c, c, 100);
        System.out.println(a.balance() + " " + b.balance() + " " + c.balance() + " " + transfers);
        try {
            transfer(b, a, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + transfers);
        }
        System.out.println(audit(a, b, c) + " " + audit());
        System.out.println(audit(a, null));
    }
}
