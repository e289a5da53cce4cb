/** Calls of java.lang.StringBuilder, and of java.lang.StringBuffer, which share most of their code. */
public class StringBuilderCalls {
    public static void main(String[] args) {
        new Arguments(args).make(8, 50, StringBuilderCalls::result);
    }

    /** The builder after the call, and what the call gave. A call that throws has to leave the builder as it was. */
    static Object result(Arguments with, int which) {
        StringBuilder builder = new StringBuilder(with.text());
        String outcome;
        try {
            outcome = Arguments.show(call(builder, with, which));
        } catch (IndexOutOfBoundsException | IllegalArgumentException thrown) {
            outcome = Arguments.show(thrown);
        }
        return builder + " after " + outcome;
    }

    static Object call(StringBuilder builder, Arguments with, int which) {
        return switch (which) {
            case 0 -> builder.length();
            case 1 -> new StringBuilder().capacity() + " " + new StringBuilder(with.below(5)).append("abcdefgh").capacity();
            case 2 -> {
                builder.ensureCapacity(with.index());
                yield builder.capacity() >= builder.length();
            }
            case 3 -> {
                builder.setLength(with.index());
                yield builder.length();
            }
            case 4 -> builder.charAt(with.index());
            case 5 -> builder.codePointAt(with.index());
            case 6 -> builder.codePointBefore(with.index());
            case 7 -> builder.codePointCount(with.index(), with.index());
            case 8 -> builder.offsetByCodePoints(with.index(), with.index() - 3);
            case 9 -> {
                char[] target = new char[10];
                builder.getChars(with.index(), with.index(), target, with.index());
                yield target;
            }
            case 10 -> {
                builder.setCharAt(with.index(), with.unit());
                yield "";
            }
            case 11 -> builder.append(with.object()) == builder;
            case 12 -> builder.append(with.textOrNull());
            case 13 -> builder.append(new StringBuffer(with.text()));
            case 14 -> builder.append((CharSequence) with.textOrNull());
            case 15 -> builder.append(with.textOrNull(), with.index(), with.index());
            case 16 -> builder.append(with.units());
            case 17 -> builder.append(with.units(), with.index(), with.index());
            case 18 -> builder.append(with.truth()).append(with.unit());
            case 19 -> builder.append(with.number());
            case 20 -> builder.append(with.wide());
            case 21 -> builder.append(with.below(1000) / 4.0f).append(with.below(1000) / 8.0);
            case 22 -> builder.appendCodePoint(with.codePoint());
            case 23 -> builder.delete(with.index(), with.index());
            case 24 -> builder.deleteCharAt(with.index());
            case 25 -> builder.replace(with.index(), with.index(), with.text());
            case 26 -> builder.substring(with.index());
            case 27 -> builder.subSequence(with.index(), with.index());
            case 28 -> builder.substring(with.index(), with.index());
            case 29 -> builder.insert(with.index(), with.units(), with.index(), with.index());
            case 30 -> builder.insert(with.index(), with.object());
            case 31 -> builder.insert(with.index(), with.textOrNull());
            case 32 -> builder.insert(with.index(), with.units());
            case 33 -> builder.insert(with.index(), (CharSequence) with.textOrNull());
            case 34 -> builder.insert(with.index(), with.textOrNull(), with.index(), with.index());
            case 35 -> builder.insert(with.index(), with.truth());
            case 36 -> builder.insert(with.index(), with.unit());
            case 37 -> builder.insert(with.index(), with.number());
            case 38 -> builder.insert(with.index(), with.wide());
            case 39 -> builder.insert(with.index(), with.below(1000) / 8.0);
            case 40 -> new StringBuilder(with.letters()).indexOf(with.letters());
            case 41 -> new StringBuilder(with.letters()).indexOf("b", with.index());
            case 42 -> new StringBuilder(with.letters()).lastIndexOf("a");
            case 43 -> new StringBuilder(with.letters()).lastIndexOf(with.letters(), with.index());
            case 44 -> builder.reverse();
            case 45 -> builder.compareTo(new StringBuilder(with.text()));
            case 46 -> {
                StringBuffer buffer = new StringBuffer(builder);
                buffer.append(with.number()).insert(0, with.text()).reverse().deleteCharAt(0);
                yield buffer;
            }
            case 47 -> {
                StringBuffer buffer = new StringBuffer(with.letters());
                buffer.replace(with.below(2), with.index(), "xyz").setCharAt(with.index(), 'q');
                yield buffer.toString() + buffer.length() + buffer.indexOf("y");
            }
            case 48 -> new StringBuilder((CharSequence) builder).append(builder).append((Object) builder);
            default -> {
                builder.trimToSize();
                yield builder.append(builder, 0, builder.length() / 2);
            }
        };
    }
}
