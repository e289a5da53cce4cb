import java.util.function.Function;

/** Calls of java.lang.String. */
public class StringCalls {
    public static void main(String[] args) {
        new Arguments(args).make(8, 70, StringCalls::result);
    }

    static Object result(Arguments with, int which) {
        String text = with.text();
        return switch (which) {
            case 0 -> new String(with.units());
            case 1 -> new String(with.units(), with.index(), with.index());
            case 2 -> new String(new int[] {with.codePoint(), with.codePoint(), 'a'}, with.below(3), with.below(3));
            case 3 -> new String(new StringBuilder(text));
            case 4 -> new String(new StringBuffer(text));
            case 5 -> text.length();
            case 6 -> text.isEmpty() + " " + text.isBlank();
            case 7 -> text.charAt(with.index());
            case 8 -> text.codePointAt(with.index());
            case 9 -> text.codePointBefore(with.index());
            case 10 -> text.codePointCount(with.index(), with.index());
            case 11 -> text.offsetByCodePoints(with.index(), with.index() - 3);
            case 12 -> {
                char[] target = new char[10];
                text.getChars(with.index(), with.index(), target, with.index());
                yield target;
            }
            case 13 -> "plain text".getBytes();
            case 14 -> text.equals(with.object());
            case 15 -> text.contentEquals(new StringBuffer(with.truth() ? text : with.text()));
            case 16 -> text.contentEquals((CharSequence) with.textOrNull());
            case 17 -> text.equalsIgnoreCase(with.textOrNull());
            case 18 -> with.letters().equalsIgnoreCase(with.letters());
            case 19 -> text.compareTo(with.textOrNull());
            case 20 -> with.letters().compareTo(with.letters());
            case 21 -> text.compareToIgnoreCase(with.text());
            case 22 -> with.letters().compareToIgnoreCase(with.letters());
            case 23 -> with.letters().regionMatches(with.index(), with.letters(), with.index(), with.index());
            case 24 -> with.letters().regionMatches(with.truth(), with.index(), with.letters(), with.index(), with.below(3));
            case 25 -> with.letters().startsWith(with.letters(), with.index());
            case 26 -> text.startsWith(text.substring(0, with.below(text.length() + 1))) + " " + text.startsWith(with.text());
            case 27 -> text.endsWith(text.substring(with.below(text.length() + 1))) + " " + text.endsWith(with.text());
            case 28 -> text.hashCode();
            case 29 -> text.indexOf(with.unit());
            case 30 -> with.letters().indexOf('b', with.index());
            case 31 -> text.indexOf(with.codePoint(), with.index());
            case 32 -> text.lastIndexOf(with.unit());
            case 33 -> with.letters().lastIndexOf('a', with.index());
            case 34 -> text.lastIndexOf(with.codePoint(), with.index());
            case 35 -> with.letters().indexOf(with.letters().substring(0, 1));
            case 36 -> with.letters().indexOf("ab", with.index());
            case 37 -> text.indexOf(with.text(), with.number());
            case 38 -> with.letters().lastIndexOf("ba");
            case 39 -> with.letters().lastIndexOf("a", with.index());
            case 40 -> text.lastIndexOf(with.text(), with.number());
            case 41 -> text.contains(with.textOrNull());
            case 42 -> text.substring(with.index());
            case 43 -> text.substring(with.index(), with.index());
            case 44 -> text.subSequence(with.below(3), with.index()).toString();
            case 45 -> text.concat(with.textOrNull());
            case 46 -> with.letters().replace('a', with.unit());
            case 47 -> text.replace(with.unit(), with.unit());
            case 48 -> with.letters().replace("a", with.text());
            case 49 -> with.letters().replace(with.letters(), "x");
            case 50 -> text.split(",");
            case 51 -> text.split(" ", with.index());
            case 52 -> "a.b..c.".split("\\.", with.index());
            case 53 -> String.join(with.text(), with.textOrNull(), with.text());
            case 54 -> text.toLowerCase();
            case 55 -> text.toUpperCase();
            case 56 -> text.trim();
            case 57 -> text.strip();
            case 58 -> text.stripLeading();
            case 59 -> text.stripTrailing();
            case 60 -> {
                Function<String, Integer> length = String::length;
                yield text.transform(length);
            }
            case 61 -> text.toCharArray();
            case 62 -> String.valueOf(with.units()) + String.valueOf(with.truth()) + String.valueOf(with.unit());
            case 63 -> String.valueOf(with.number()) + String.valueOf(with.wide()) + String.valueOf((Object) with.object());
            case 64 -> String.valueOf(with.units(), with.index(), with.index());
            case 65 -> String.copyValueOf(with.units());
            case 66 -> (text + "").intern() == new String(text).intern();
            case 67 -> with.letters().repeat(with.index());
            case 68 -> text + with.unit() + with.number() + with.textOrNull() + with.wide() + with.truth();
            default -> text.toString() == text && text.equals(new String(text));
        };
    }
}
