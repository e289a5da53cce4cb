// Resources with state: a stack of scopes, a transaction that rolls back, a counter of locks.
public class ResourceStates {
    static class Scope implements AutoCloseable {
        static Scope current;
        final Scope parent;
        final String name;

        Scope(String name) {
            this.name = name;
            parent = current;
            current = this;
        }

        String path() {
            return parent == null ? name : parent.path() + "/" + name;
        }

        public void close() {
            current = parent;
        }
    }

    static class Transaction implements AutoCloseable {
        final int[] account;
        final int before;
        boolean committed;

        Transaction(int[] account) {
            this.account = account;
            before = account[0];
        }

        void commit() {
            committed = true;
        }

        public void close() {
            if (!committed) {
                account[0] = before;
            }
            System.out.print(committed ? "committed " : "rolled back ");
        }
    }

    static String visit(int depth) {
        try (Scope scope = new Scope("d" + depth)) {
            return depth == 0 ? Scope.current.path() : visit(depth - 1);
        }
    }

    static void transfer(int[] account, int amount) {
        try (Transaction t = new Transaction(account)) {
            account[0] -= amount;
            if (account[0] < 0) {
                throw new IllegalStateException("short by " + -account[0]);
            }
            t.commit();
        }
    }

    public static void main(String[] args) {
        System.out.println(visit(3) + " " + Scope.current);
        int[] account = {100};
        transfer(account, 30);
        System.out.println(account[0]);
        try {
            transfer(account, 100);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + account[0]);
        }
        try (Scope a = new Scope("a"); Scope b = new Scope("b"); Scope c = new Scope("c")) {
            System.out.println(Scope.current.path());
            throw new ArithmeticException();
        } catch (ArithmeticException e) {
            System.out.println(Scope.current == null);
        }
        transfer(account, 71);
    }
}
