// Enums that implement interfaces, with default methods, generics over enums, and singletons. Ends uncaught.
import java.util.function.IntBinaryOperator;

public class EnumsWithInterfaces {
    interface Token {
        String text();

        default boolean matches(String s, int at) {
            return s.startsWith(text(), at);
        }
    }

    enum Bracket implements Token {
        OPEN, CLOSE;

        public String text() {
            return this == OPEN ? "(" : ")";
        }
    }

    enum Operator implements Token, IntBinaryOperator {
        PLUS("+", (a, b) -> a + b), MINUS("-", (a, b) -> a - b), TIMES("*", Math::multiplyExact) {
            @Override
            public boolean matches(String s, int at) {
                return super.matches(s, at) || s.charAt(at) == 'x';
            }
        };

        private final String symbol;
        private final IntBinaryOperator code;

        Operator(String symbol, IntBinaryOperator code) {
            this.symbol = symbol;
            this.code = code;
        }

        public String text() {
            return symbol;
        }

        public int applyAsInt(int a, int b) {
            return code.applyAsInt(a, b);
        }
    }

    enum Counter implements Runnable {
        INSTANCE;
        private int count;

        public void run() {
            count++;
        }
    }

    static <E extends Enum<E> & Token> String find(E[] all, String s, int at) {
        for (E e : all) {
            if (e.matches(s, at)) {
                Counter.INSTANCE.run();
                return e.name() + e.ordinal();
            }
        }
        return "?";
    }

    public static void main(String[] args) {
        String text = "(1+2)x3-4";
        for (int i = 0; i < text.length(); i++) {
            System.out.print(find(Operator.values(), text, i) + "/" + find(Bracket.values(), text, i) + " ");
        }
        System.out.println(Counter.INSTANCE.count);
        for (IntBinaryOperator op : Operator.values()) {
            System.out.print(op + "=" + op.applyAsInt(6, 7) + " ");
        }
        System.out.println();
        Token[] tokens = {Bracket.CLOSE, Operator.MINUS};
        System.out.println(tokens[0].text() + tokens[1].text() + (tokens[1] instanceof IntBinaryOperator));
        System.out.println(Operator.TIMES.applyAsInt(1 << 20, 1 << 12));
    }
}
