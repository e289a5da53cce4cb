// Functions that return the next function, dispatch tables of lambdas, and mutual recursion between fields. Ends uncaught.
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class StateMachinesOfFunctions {
    interface State {
        State next(char c);
    }

    private int words, digits;
    private final State outside = c -> Character.isLetter(c) ? enter() : c >= '0' && c <= '9' ? number(c) : this.outside;
    private final State inside = c -> Character.isLetterOrDigit(c) ? this.inside : this.outside;

    private State enter() {
        words++;
        return inside;
    }

    private State number(char first) {
        digits += first - '0';
        return c -> c >= '0' && c <= '9' ? number(c) : outside.next(c);
    }

    static IntPredicate even = n -> n == 0 || StateMachinesOfFunctions.odd.test(n - 1);
    static IntPredicate odd = n -> n != 0 && even.test(n - 1);

    static final String SYMBOLS = "+-*/";
    static final IntBinaryOperator[] TABLE = {Math::addExact, (a, b) -> a - b, (a, b) -> a * b, (a, b) -> a / b};

    static int calculate(String s) {
        int[] stack = new int[10];
        int top = 0;
        for (char c : s.toCharArray()) {
            int op = SYMBOLS.indexOf(c);
            if (op >= 0) {
                int right = stack[--top];
                stack[top - 1] = TABLE[op].applyAsInt(stack[top - 1], right);
            } else {
                stack[top++] = c - '0';
            }
        }
        return stack[0];
    }

    static <T> T time(Supplier<T> work, BiFunction<T, Integer, T> finish) {
        return finish.apply(work.get(), 3);
    }

    public static void main(String[] args) {
        StateMachinesOfFunctions machine = new StateMachinesOfFunctions();
        State state = machine.outside;
        for (char c : "two words, 12 and34 5 x9".toCharArray()) {
            state = state.next(c);
        }
        System.out.println(machine.words + " " + machine.digits + " " + (state == machine.inside));
        System.out.println(even.test(10) + " " + odd.test(7) + " " + even.test(3));
        ToIntFunction<String> calculator = StateMachinesOfFunctions::calculate;
        System.out.println(calculator.applyAsInt("34+2*") + " " + calculator.applyAsInt("92-3/") + " " + calculator.applyAsInt("512+4*+3-"));
        System.out.println(time(() -> "ab", String::repeat) + time(() -> 5, (a, b) -> a << b));
        try {
            calculator.applyAsInt("10/");
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        calculator.applyAsInt("1+");
    }
}
