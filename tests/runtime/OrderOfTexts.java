class OrderOfTexts {
    // Right: texts have an order.
    static final class Name implements Comparable<Name> {
        //@ invariant first != null && last != null;
        private final String first;
        private final String last;

        Name(String first, String last) {
            this.first = first;
            this.last = last;
        }

        @Override
        public int compareTo(Name other) {
            int order = last.compareTo(other.last);
            return order != 0 ? order : first.compareTo(other.first);
        }
    }

    // Wrong: of two different texts that are as long, each is greater.
    static final class Word implements Comparable<Word> {
        //@ invariant text != null;
        private final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public int compareTo(Word other) { //~ refuted[order-contract]
            return text.equals(other.text) ? 0 : text.length() < other.text.length() ? -1 : 1;
        }
    }

    // Wrong: a part is compared with the other part.
    static final class Mixed implements Comparable<Mixed> {
        //@ invariant first != null && last != null;
        private final String first;
        private final String last;

        Mixed(String first, String last) {
            this.first = first;
            this.last = last;
        }

        @Override
        public int compareTo(Mixed other) { //~ refuted[order-contract], refuted[order-contract], refuted[order-contract]
            return first.compareTo(other.last);
        }
    }

    // Wrong where one part is the same and the other is not. That it is not transitive stays open: what a prover offers does not show
    // it, since it does not know which of two texts is less.
    static final class Crossed implements Comparable<Crossed> {
        //@ invariant first != null && last != null;
        private final String first;
        private final String last;

        Crossed(String first, String last) {
            this.first = first;
            this.last = last;
        }

        @Override
        public int compareTo(Crossed other) { //~ refuted[order-contract], FIXME-unknown[order-contract]
            int order = first.compareTo(other.first);
            return order < 0 == last.compareTo(other.last) < 0 ? order : 0;
        }
    }
}
//~ obligations: 36
