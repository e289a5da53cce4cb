// A final field that every constructor gives a new object is not null in objects that have been constructed.
class FinalFieldsAreSet {
    private final int[] numbers = new int[3];
    private final String name;
    private final String given;

    FinalFieldsAreSet(String given) {
        this.name = "n";
        this.given = given;
    }

    int size() {
        return numbers.length;                         //~ proved[null-dereference]
    }

    int ofBoth(FinalFieldsAreSet other) {
        int mine = name.length();                      //~ proved[null-dereference]
        return mine + other.name.length();             //~ proved[null-dereference], proved[null-dereference]
    }

    int ofGiven() {
        return given.length();
    }

    /** The constructor of a superclass runs first. */
    static class Base {
        Base() {
            begin();
        }

        void begin() {
        }
    }

    static final class Derived extends Base {
        private final int[] numbers = new int[1];

        @Override
        void begin() {
            numbers[0] = 1;                            //~ refuted[null-dereference], proved[array-index]
        }
    }

    /** The field is read before it is set. */
    static final class Early {
        private final int[] numbers;

        Early() {
            fill();
            numbers = new int[1];
        }

        private void fill() {
            numbers[0] = 1;                            //~ refuted[null-dereference], proved[array-index]
        }
    }
}
//~ obligations: 9
