import java.util.Arrays;

// Strings are values with a length and characters, and a builder is a string in a place.
class TextsAsValues {
    static void appended(StringBuilder builder, String text) {
        int length = builder.length();
        builder.append(text);
        assert builder.length() == length + text.length();
        assert builder.length() > length; //~ refuted[assertion]
    }

    static void joined() {
        StringBuilder builder = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            builder.append(i).append(',');
        }
        assert builder.toString().equals("0,1,2,");
        assert builder.toString().equals("0,1,2"); //~ refuted[assertion]
    }

    static void concatenated(String text) {
        String longer = text + "x";
        assert longer.length() == text.length() + 1;
        assert longer.charAt(text.length()) == 'x';
        assert ("a" + text).equals("a" + text);
        assert longer.charAt(0) == 'x'; //~ refuted[assertion]
    }

    static void parted(String text) {
        int at = text.indexOf('=');
        if (at >= 0) {
            String key = text.substring(0, at);
            String value = text.substring(at + 1);
            assert key.length() + value.length() + 1 == text.length();
            assert text.charAt(at) == '=';
            assert key.indexOf('=') < 0;
            assert value.indexOf('=') < 0; //~ refuted[assertion]
        }
    }

    static void changed(StringBuilder builder) {
        builder.setLength(3);
        builder.deleteCharAt(1);
        assert builder.length() == 2;
        builder.insert(0, "ab");
        assert builder.charAt(1) == 'b';
        builder.reverse();
        assert builder.length() == 4;
        assert builder.charAt(2) == 'a'; //~ refuted[assertion]
    }

    static void identities(StringBuilder builder) {
        assert builder.toString() == builder.toString(); //~ refuted[assertion]
    }

    static void copied(int[] numbers) {
        int[] copy = Arrays.copyOf(numbers, numbers.length);
        if (numbers.length > 2) {
            assert copy[2] == numbers[2];
        }
        int[] part = new int[5];
        System.arraycopy(new int[] {1, 2, 3}, 1, part, 2, 2);
        assert part[2] == 2 && part[3] == 3 && part[4] == 0;
        assert part[1] == 1; //~ refuted[assertion]
    }

    static void empty(String text) {
        if (text.isEmpty()) {
            assert text.equals("");
        } else {
            assert !text.equals("");
        }
    }

    static void trimmed(String text) {
        String bare = text.trim();
        assert bare.length() <= text.length();
        assert " a ".trim().equals("a");
        assert bare.length() < text.length(); //~ refuted[assertion]
    }

    static void numbers(int number) {
        assert Integer.toString(42).equals("42");
        assert Integer.parseInt("-17") == -17;
        assert ("" + number).length() <= 11;
        assert ("" + number).length() <= 10; //~ refuted[assertion]
    }
}
//~ obligations: 117
