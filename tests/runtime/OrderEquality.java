class OrderEquality {
    // Right: both look at the same fields.
    static final class Version implements Comparable<Version> {
        final int number;

        Version(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Version other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Version version && version.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // An order, but a coarser one than equals.
    static final class Task implements Comparable<Task> {
        final int priority;
        final int number;

        Task(int priority, int number) {
            this.priority = priority;
            this.number = number;
        }

        @Override
        public int compareTo(Task other) { //~ warning[order-equality]
            return Integer.compare(priority, other.priority);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Task task && task.number == number && task.priority == priority;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // Who leaves equality to Java is not asked.
    static final class Job implements Comparable<Job> {
        final int priority;

        Job(int priority) {
            this.priority = priority;
        }

        @Override
        public int compareTo(Job other) {
            return Integer.compare(priority, other.priority);
        }
    }
}
//~ obligations: 26
