// javac: accepts
import java.util.function.IntBinaryOperator;

enum EnumBodies implements IntBinaryOperator {
    PLUS("+") {
        @Override
        public int applyAsInt(int a, int b) {
            return a + b;
        }
    },
    TIMES("*", 2) {
        private int calls;

        @Override
        public int applyAsInt(int a, int b) {
            calls++;
            return a * b;
        }

        @Override
        boolean strong() {
            return calls >= 0;
        }
    },
    ;

    static final int COUNT = values().length;
    private static final String PREFIX = "op ";
    private static int uses;

    final String symbol;
    final int level;

    EnumBodies(String symbol) {
        this(symbol, 1);
    }

    private EnumBodies(String symbol, int level) {
        this.symbol = PREFIX.length() + symbol;
        this.level = level;
    }

    boolean strong() {
        return false;
    }

    static int apply(String name, int a, int b) {
        uses++;
        EnumBodies op = EnumBodies.valueOf(name);
        return switch (op) {
            case PLUS -> op.applyAsInt(a, b) + uses;
            case TIMES -> op.level + op.ordinal() + COUNT;
        };
    }

    enum Empty { }

    enum Trailing { A, B, }
}
