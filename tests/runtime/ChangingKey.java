import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.TreeSet;

class ChangingKey {
    // Its number changes, and it is a key.
    static class Account {
        private int number;

        Account(int number) {
            this.number = number;
        }

        void renumber(int number) {
            this.number = number; //~ warning[changing-key]
        }

        private boolean isAt(int place) {
            return number == place;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Account account && account.isAt(number);
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // Right: what changes is not compared, and a hash code may be kept.
    static class Counter {
        private final int number;
        private int count;
        private int kept;
        //@ invariant kept == 0 || kept == number;

        Counter(int number) {
            this.number = number;
        }

        void add() {
            count++;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Counter counter && counter.number == number;
        }

        @Override
        public int hashCode() {
            if (kept == 0) {
                kept = number;
            }
            return kept;
        }
    }

    // Right: nobody uses it as a key.
    static class Free {
        int number;

        void set(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Free free && free.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // The order of a sorted set depends on it.
    static class Task implements Comparable<Task> {
        int priority;

        @Override
        public int compareTo(Task other) {
            return Integer.compare(priority, other == null ? 0 : other.priority);
        }
    }

    static void raise(Task task) {
        task.priority++; //~ warning[changing-key]
    }

    static int use() {
        Map<Account, String> names = new HashMap<>();
        HashSet<Counter> counters = new HashSet<>();
        TreeSet<Task> tasks = new TreeSet<>();
        HashMap<String, Free> free = new HashMap<>();
        return names.size() + counters.size() + tasks.size() + free.size();
    }
}
//~ obligations: 29
