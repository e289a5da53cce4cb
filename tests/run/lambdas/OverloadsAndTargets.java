// The target type chooses the interface: overloads by arity and by void or value, conditionals, casts, arrays, returns.
import java.util.function.Function;
import java.util.function.Supplier;

public class OverloadsAndTargets {
    interface VoidTask {
        void go();
    }

    interface ValueTask<T> {
        T go();
    }

    interface Two<A, B> {
        String both(A a, B b);
    }

    static String take(VoidTask task) {
        task.go();
        return "void";
    }

    static <T> String take(ValueTask<T> task) {
        return "value " + task.go();
    }

    static String take(Function<String, Integer> function) {
        return "function " + function.apply("abc");
    }

    static String take(Two<Integer, String> two) {
        return "two " + two.both(1, "x");
    }

    static Supplier<Runnable> select(int n) {
        switch (n) {
            case 0:
                return () -> () -> System.out.println("zero");
            case 1:
                return () -> {
                    System.out.println("making one");
                    return () -> System.out.println("one");
                };
            default:
                return () -> n % 2 == 0 ? () -> System.out.println("even " + n) : () -> System.out.println("odd " + n);
        }
    }

    static int counter;

    public static void main(String[] args) {
        System.out.println(take(() -> { }));
        System.out.println(take(() -> 5));
        System.out.println(take(() -> {
            counter++;
        }) + counter);
        System.out.println(take(() -> {
            return "text";
        }));
        System.out.println(take(s -> s.length()));
        System.out.println(take((a, b) -> a + b));
        System.out.println(take(() -> counter++) + counter);
        System.out.println(take((VoidTask) () -> counter++) + counter);
        for (int i = 0; i < 4; i++) {
            select(i).get().run();
        }
        Runnable[] table = {() -> System.out.print("t0 "), OverloadsAndTargets::print, () -> print()};
        for (Runnable entry : table) {
            entry.run();
        }
        Object object = (Runnable & Cloneable) () -> System.out.println("both types");
        System.out.println(object instanceof Cloneable);
        ((Runnable) object).run();
    }

    static void print() {
        System.out.print("printed ");
    }
}
