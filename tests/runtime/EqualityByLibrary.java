import java.util.Arrays;
import java.util.Objects;

class EqualityByLibrary {
    // Right: the usual way.
    static final class Person {
        //@ invariant name != null;
        private final String name;
        private final int age;

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (other == null || getClass() != other.getClass()) {
                return false;
            }
            Person person = (Person) other;
            return age == person.age && name.equals(person.name);
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, age);
        }
    }

    // Right: the same where fields may be null, with numbers of other kinds.
    static final class Entry {
        private final String key;
        private final Integer value;
        private final long time;
        private final boolean kept;

        Entry(String key, Integer value, long time, boolean kept) {
            this.key = key;
            this.value = value;
            this.time = time;
            this.kept = kept;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Entry entry
                    && Objects.equals(key, entry.key)
                    && Objects.equals(value, entry.value)
                    && time == entry.time
                    && kept == entry.kept;
        }

        @Override
        public int hashCode() {
            return Objects.hash(key, value, time, kept);
        }
    }

    // Wrong: the hash code has a field that equals does not look at.
    static final class Loose {
        private final String name;
        private final int age;

        Loose(String name, int age) {
            this.name = name;
            this.age = age;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Loose loose && Objects.equals(name, loose.name);
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, age);
        }
    }

    // Right: the contents of arrays.
    static final class Row {
        private final int[] cells;

        Row(int[] cells) {
            this.cells = cells;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Row row && Arrays.equals(cells, row.cells);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(cells);
        }
    }

    // Wrong: an array is hashed as an object, which is another number for each.
    static final class Column {
        private final int[] cells;

        Column(int[] cells) {
            this.cells = cells;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Column column && Arrays.equals(cells, column.cells);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(cells);
        }
    }
}
