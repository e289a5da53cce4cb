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

    // Right: the same where fields may be null.
    static final class Entry {
        private final String key;
        private final Integer value;

        Entry(String key, Integer value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Entry entry && Objects.equals(key, entry.key) && Objects.equals(value, entry.value);
        }

        @Override
        public int hashCode() {
            return Objects.hash(key, value);
        }
    }

    // Wrong: which is left and which is right matters to the hash code, and not to equals.
    static final class Pair {
        private final String left;
        private final String right;

        Pair(String left, String right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Pair pair
                    && (Objects.equals(left, pair.left) && Objects.equals(right, pair.right)
                            || Objects.equals(left, pair.right) && Objects.equals(right, pair.left));
        }

        @Override
        public int hashCode() {
            return Objects.hash(left, right);
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
}
//~ obligations: 44
