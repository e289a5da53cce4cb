// Lambda parameters against fields, nested lambdas with equal names in disjoint scopes, `var` parameters, underscores in names.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class ShadowingAndNames {
    static int x = 1;
    int y = 2;
    Function<Integer, Integer> field = x -> x + this.y + ShadowingAndNames.x;

    static int x() {
        return 100;
    }

    Supplier<Integer> hide() {
        int y = 50;
        class Local {
            int y = 7;

            Supplier<Integer> supply() {
                return () -> y * 1000 + this.y * 100 + ShadowingAndNames.this.y;
            }
        }
        Supplier<Integer> outer = () -> y + this.y;
        Supplier<Integer> inner = new Local().supply();
        return () -> outer.get() * 10000 + inner.get();
    }

    public static void main(String[] args) {
        ShadowingAndNames object = new ShadowingAndNames();
        System.out.println(object.field.apply(10));
        object.y = 3;
        x = 5;
        System.out.println(object.field.apply(10) + " " + object.hide().get());
        Function<Integer, Function<Integer, Integer>> a = p -> q -> p * 10 + q;
        Function<Integer, Function<Integer, Integer>> b = q -> p -> p * 10 + q;
        System.out.println(a.apply(1).apply(2) + " " + b.apply(1).apply(2));
        BiFunction<Integer, Integer, Integer> typed = (Integer left, Integer right) -> left - right;
        BinaryOperator<Integer> inferred = (var left, var right) -> right - left;
        System.out.println(typed.apply(5, 3) + inferred.apply(5, 3));
        IntFunction<IntFunction<Integer>> mixed = x -> y -> x() + x + y + ShadowingAndNames.x;
        System.out.println(mixed.apply(1).apply(1));
        {
            int n = 3;
            Supplier<Integer> s = () -> n;
            System.out.print(s.get() + " ");
        }
        {
            int n = 4;
            Supplier<Integer> s = () -> {
                int m = n;
                for (int i = 0; i < n; i++) {
                    m += i;
                }
                return m;
            };
            System.out.println(s.get());
        }
        Supplier<Supplier<Integer>> twice = () -> {
            int local = x++;
            return () -> local * 10 + x++;
        };
        Supplier<Integer> once = twice.get();
        System.out.println(once.get() + " " + once.get() + " " + twice.get().get());
    }
}
