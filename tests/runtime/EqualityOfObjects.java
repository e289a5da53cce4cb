import java.util.Objects;

class EqualityOfObjects {
    // Right: the fields are objects.
    static final class Name {
        private final String first;
        private final String last;

        Name(String first, String last) {
            this.first = first;
            this.last = last;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Name name && Objects.equals(first, name.first) && Objects.equals(last, name.last);
        }

        @Override
        public int hashCode() {
            return 31 * Objects.hashCode(first) + Objects.hashCode(last);
        }
    }
}
//~ obligations: 11
