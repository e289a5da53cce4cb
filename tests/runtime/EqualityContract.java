class EqualityContract {
    // Right: what is equal has the same numbers, and the hash code is made of them.
    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point point && point.x == x && point.y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    // Right, by the class; a hash code may say less than equals.
    static class Version {
        private final int major;
        private final long minor;

        Version(int major, long minor) {
            this.major = major;
            this.minor = minor;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (other == null || other.getClass() != getClass()) {
                return false;
            }
            Version version = (Version) other;
            return major == version.major && minor == version.minor;
        }

        @Override
        public int hashCode() {
            return major;
        }
    }

    // Right: objects that are equal are one object.
    static class Identity {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    // Wrong: equal objects have hash codes of their own.
    static final class NoHashCode {
        final int number;

        NoHashCode(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof NoHashCode that && that.number == number;
        }
    }

    // Wrong: the hash code depends on more than equals does.
    static final class TooMuch {
        final int number;
        int uses;

        TooMuch(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof TooMuch that && that.number == number;
        }

        @Override
        public int hashCode() {
            return number + uses;
        }
    }

    // Wrong: a place equals a coloured one, and not the other way round.
    static class Place {
        final int number;

        Place(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Place place && place.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    static final class Coloured extends Place {
        final int colour;

        Coloured(int number, int colour) {
            super(number);
            this.colour = colour;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Coloured place && place.number == number && place.colour == colour;
        }
    }

    // Wrong: no object with a number that is not one equals itself.
    static final class Measured {
        final double value;

        Measured(double value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Measured that && that.value == value;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    // Wrong: null is taken for an empty one.
    static final class Text {
        final int length;

        Text(int length) {
            this.length = length;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other == null ? length == 0 : other instanceof Text text && text.length == length;
        }

        @Override
        public int hashCode() {
            return length;
        }
    }

    // Wrong: nothing says that what is kept is the hash code.
    static final class Kept {
        final int number;
        private int kept;

        Kept(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other instanceof Kept that && that.number == number;
        }

        @Override
        public int hashCode() {
            if (kept == 0) {
                kept = number;
            }
            return kept;
        }
    }

    // Wrong: null has no class.
    static final class ByClass {
        final int number;

        ByClass(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return other.getClass() == ByClass.class && ((ByClass) other).number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // Wrong: another method comes to the field of null.
    static final class ByHelper {
        final int number;

        ByHelper(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return (other == null || other instanceof ByHelper) && isSame((ByHelper) other);
        }

        private boolean isSame(ByHelper other) {
            return other.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // Wrong: null is refused in words.
    static final class Refusing {
        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            if (other == null) {
                throw new IllegalArgumentException();
            }
            return this == other;
        }
    }

    // Right: what another method does is never done with null.
    static final class Careful {
        final int number;

        Careful(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Careful && isSame((Careful) other);
        }

        private boolean isSame(Careful other) {
            return other.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    // Wrong: a method that must not get null gets it.
    static final class ByContract {
        final int number;

        ByContract(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract]
            return (other == null || other instanceof ByContract) && isSame((ByContract) other);
        }

        //@ requires other != null;
        //@ assignable \nothing;
        //@ ensures \result <==> other.number == number;
        private boolean isSame(ByContract other) {
            return other.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }
}
//~ obligations: 103
