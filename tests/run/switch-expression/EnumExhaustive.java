// Exhaustive switches over enums without default, strings and lambdas as results.
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class EnumExhaustive {
    enum Op {
        ADD, SUB, MUL, DIV;

        IntBinaryOperator operator() {
            return switch (this) {
                case ADD -> (a, b) -> a + b;
                case SUB -> (a, b) -> a - b;
                case MUL -> Math::multiplyExact;
                case DIV -> {
                    int[] used = {0};
                    yield (a, b) -> {
                        used[0]++;
                        return a / b + 1000 * used[0];
                    };
                }
            };
        }

        Op next() {
            return switch (this) {
                case ADD -> SUB;
                case SUB -> MUL;
                case MUL -> DIV;
                case DIV -> ADD;
            };
        }
    }

    static Op parse(String sign) {
        return switch (sign) {
            case "+" -> Op.ADD;
            case "-" -> Op.SUB;
            case "*" -> Op.MUL;
            case "/" -> Op.DIV;
            default -> throw new IllegalArgumentException("sign " + sign);
        };
    }

    public static void main(String[] args) {
        for (String sign : "+ - * /".split(" ")) {
            Op op = parse(sign);
            System.out.println(op + " " + op.operator().applyAsInt(17, 5) + " " + op.next());
        }
        IntBinaryOperator div = Op.DIV.operator();
        System.out.println(div.applyAsInt(9, 3) + " " + div.applyAsInt(9, 3));
        System.out.println(Op.DIV.operator().applyAsInt(1, 1));
        Supplier<Op> supplier = () -> switch (args.length) {
            case 0 -> Op.MUL;
            default -> Op.ADD;
        };
        System.out.println(supplier.get());
        try {
            parse("%");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Op none = null;
        try {
            System.out.println(switch (none) {
                case ADD, SUB, MUL, DIV -> 1;
            });
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Op.DIV.operator().applyAsInt(1, 0));
    }
}
