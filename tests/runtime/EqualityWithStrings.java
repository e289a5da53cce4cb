import java.util.Objects;

class EqualityWithStrings {
    // Wrong: a text does not know of this class.
    static final class Word {
        final String text;

        Word(String text) {
            this.text = text;
        }

        @Override
        public boolean equals(Object other) { //~ refuted[equality-contract], unknown[equality-contract]
            return other instanceof Word word && Objects.equals(word.text, text) || other instanceof String && other.equals(text);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(text);
        }
    }
}
//~ obligations: 9
