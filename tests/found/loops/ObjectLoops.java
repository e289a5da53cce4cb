import java.util.ArrayList;
import java.util.List;

/** Loops that change and collect small objects. */
final class ObjectLoops {
    private static final class Account {
        long balance;
    }

    private static final class Interval {
        final int low;
        final int high;

        Interval(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    // An account that refuses to be overdrawn is never overdrawn.
    static void account(int[] amounts) {
        Account account = new Account();
        for (int amount : amounts) {
            if (account.balance + amount >= 0) {
                account.balance += amount;
            }
        }
        assert account.balance >= 0; // holds
    }

    static void accountWrong(int[] amounts) {
        Account account = new Account();
        for (int amount : amounts) {
            if (account.balance >= 0) {
                account.balance += amount;
            }
        }
        assert account.balance >= 0; // wrong
    }

    // All intervals of the list have their ends in order.
    static void intervals(int[] a, int[] b) {
        List<Interval> all = new ArrayList<>();
        for (int i = 0; i < a.length && i < b.length; i++) {
            all.add(new Interval(Math.min(a[i], b[i]), Math.max(a[i], b[i])));
        }
        for (Interval interval : all) {
            assert interval.low <= interval.high; // holds
        }
    }

    static void intervalsWrong(int[] a, int[] b) {
        List<Interval> all = new ArrayList<>();
        for (int i = 0; i < a.length && i < b.length; i++) {
            all.add(new Interval(a[i], b[i]));
        }
        for (Interval interval : all) {
            assert interval.low <= interval.high; // wrong
        }
    }

    // Every account of the array exists and has the same balance.
    static void openAccounts(String[] owners, long balance) {
        Account[] accounts = new Account[owners.length];
        for (int i = 0; i < owners.length; i++) {
            accounts[i] = new Account();
            accounts[i].balance = balance;
        }
        for (int i = 0; i < owners.length; i++) {
            assert accounts[i] != null && accounts[i].balance == balance; // holds
        }
    }

    static void openAccountsWrong(String[] owners, long balance) {
        Account[] accounts = new Account[owners.length];
        for (int i = 0; i < owners.length; i++) {
            accounts[i] = new Account();
            accounts[0].balance = balance;
        }
        for (int i = 0; i < owners.length; i++) {
            assert accounts[i] != null && accounts[i].balance == balance; // wrong
        }
    }

    // The hull of some points contains all of them.
    static void hull(List<Integer> points) {
        Interval hull = null;
        for (int p : points) {
            if (hull == null) {
                hull = new Interval(p, p);
            } else {
                hull = new Interval(Math.min(hull.low, p), Math.max(hull.high, p));
            }
        }
        for (int p : points) {
            assert hull.low <= p && p <= hull.high; // holds
        }
    }

    static void hullWrong(List<Integer> points) {
        Interval hull = null;
        for (int p : points) {
            if (hull == null) {
                hull = new Interval(p, p);
            } else {
                hull = new Interval(Math.min(hull.low, p), p);
            }
        }
        for (int p : points) {
            assert hull.low <= p && p <= hull.high; // wrong
        }
    }

    // A transfer between two accounts keeps their sum.
    static void transfers(int[] amounts) {
        Account from = new Account();
        Account to = new Account();
        from.balance = 100;
        for (int amount : amounts) {
            if (amount > 0 && amount <= from.balance) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
        assert from.balance + to.balance == 100; // holds
    }

    static void transfersWrong(int[] amounts) {
        Account from = new Account();
        Account to = new Account();
        from.balance = 100;
        for (int amount : amounts) {
            if (amount > 0 && amount <= from.balance) {
                from.balance -= amount;
                to.balance = amount;
            }
        }
        assert from.balance + to.balance == 100; // wrong
    }
}
