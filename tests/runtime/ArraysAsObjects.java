import java.util.Objects;

// Arrays have no class of their own that is given, and run the methods of `Object`.
class ArraysAsObjects {
    static void direct(int[] numbers) {
        Object object = numbers;
        int hash = object.hashCode();
        //@ assert hash == 0;                         //~ refuted[assertion]
    }

    static void byTheLibrary(int[] numbers, String[] texts) {
        //@ assert numbers != texts;
        int hash = Objects.hashCode(numbers);
        int other = Objects.hashCode(texts);
        //@ assert hash == other;                     //~ refuted[assertion]
    }

    static final class Seven {
        //@ ensures \result == 7;
        @Override
        public int hashCode() {
            return 7;
        }

        static void oneOfTwo(int[] numbers, Seven seven, boolean which) {
            Object object = which ? numbers : seven;
            int hash = object.hashCode();
            //@ assert which || hash == 7;
            //@ assert hash == 7;                     //~ refuted[assertion]
        }
    }
}
//~ obligations: 13
