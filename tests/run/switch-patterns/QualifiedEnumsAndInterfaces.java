// java: 21
// Enum constants of several enums as labels of one switch over their interface.
public class QualifiedEnumsAndInterfaces {
    sealed interface Token permits Sign, Word, Number { }

    enum Sign implements Token { PLUS, MINUS, TIMES }

    record Word(String text) implements Token { }

    record Number(long value) implements Token { }

    static String show(Token token) {
        return switch (token) {
            case Sign.PLUS -> "+";
            case Sign.MINUS -> "-";
            case Number n when n.value() < 0 -> "(" + n.value() + ")";
            case Number n -> "" + n.value();
            case Word w -> w.text();
            case Sign other -> other.name().toLowerCase();
        };
    }

    static long evaluate(Token... tokens) {
        long total = 0;
        Sign pending = Sign.PLUS;
        for (Token token : tokens) {
            switch (token) {
                case Sign sign -> pending = sign;
                case Number(long value) -> total = switch (pending) {
                    case PLUS -> total + value;
                    case MINUS -> total - value;
                    case TIMES -> total * value;
                };
                case Word(String text) when text.equals("stop") -> {
                    return total;
                }
                case Word word -> throw new IllegalArgumentException(word.toString());
            }
        }
        return total;
    }

    public static void main(String[] args) {
        Token[] tokens = {new Number(7), Sign.TIMES, new Number(6), Sign.MINUS, new Number(-2), new Word("stop"),
            Sign.PLUS, new Number(100)};
        String line = "";
        for (Token token : tokens) {
            line += show(token) + " ";
        }
        System.out.println(line.trim());
        System.out.println(evaluate(tokens));
        Object o = Sign.MINUS;
        System.out.println(switch (o) {
            case Sign s when s == Sign.PLUS -> "plus";
            case Sign s -> s + "/" + s.ordinal();
            default -> "none";
        });
        System.out.println(evaluate(new Number(1), new Word("what"), new Number(2)));
    }
}
