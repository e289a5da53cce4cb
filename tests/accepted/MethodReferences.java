// javac: accepts
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

class MethodReferences {
    private final int base;

    MethodReferences(int base) {
        this.base = base;
    }

    int plus(int n) {
        return base + n;
    }

    static int twice(int n) {
        return 2 * n;
    }

    UnaryOperator<Integer> own() {
        return this::plus;
    }

    static int run() {
        Function<Integer, Integer> statics = MethodReferences::twice;
        BiFunction<MethodReferences, Integer, Integer> unbound = MethodReferences::plus;
        Function<Integer, MethodReferences> constructor = MethodReferences::new;
        IntFunction<int[]> arrays = int[]::new;
        Function<Integer, List<String>[]> generic = List[]::new;
        Supplier<List<String>> lists = ArrayList<String>::new;
        Supplier<ArrayList<Integer>> diamond = ArrayList::new;
        ToIntFunction<String> length = String::length;
        IntBinaryOperator max = Math::max;
        BinaryOperator<Integer> sum = Integer::sum;
        Function<Object, String> text = String::valueOf;
        Runnable ignored = "abc"::length;
        String[] words = {"b", "A"};
        Arrays.sort(words, String::compareToIgnoreCase);
        ignored.run();
        return statics.apply(1) + unbound.apply(constructor.apply(2), 3) + arrays.apply(4).length
            + generic.apply(1).length + lists.get().size() + diamond.get().size()
            + length.applyAsInt("x") + max.applyAsInt(1, 2) + sum.apply(3, 4) + text.apply(5).length();
    }
}
