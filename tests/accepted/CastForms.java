// javac: accepts
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

class CastForms {
    interface Named {
        default String name() {
            return "named";
        }
    }

    interface Sized {
    }

    static class Thing implements Named {
    }

    static int numeric(double d, Object o) {
        int i = (int) d;
        char c = (char) i;
        byte b = (byte) c;
        long l = (long) 1e30;
        short s = (short) -c;
        int unboxed = (int) o;
        Integer boxed = (Integer) 5;
        double wide = (double) boxed;
        long fromBoxed = (Integer) o;
        int minus = (int) -d;
        int plus = (int) +d;
        int not = (int) ~i;
        return i + c + b + (int) l + s + unboxed + (int) wide + (int) fromBoxed + minus + plus + not;
    }

    static String references(Thing thing, Named named, Runnable runnable) {
        Object up = (Object) thing;
        Thing down = (Thing) up;
        Sized maybe = (Sized) named;
        Runnable crossed = (Runnable) named;
        Thing fromInterface = (Thing) runnable;
        boolean nothing = (Object) null == null;
        Comparable<String> text = (Comparable<String>) "x";
        return "" + down + maybe + crossed + fromInterface + nothing + text;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static List<String> generic(Object o, List<?> wild, List<? extends Number> numbers) {
        List<String> raw = (List) wild;
        List<Integer> ints = (List<Integer>) numbers;
        ArrayList<String> list = (ArrayList<String>) raw;
        List<String> viaWild = (List<String>) (List<?>) ints;
        list.addAll(viaWild);
        return (List<String>) o;
    }

    static String intersection() {
        Supplier<String> supplier = (Supplier<String> & Named) () -> "lambda";
        Function<String, Integer> length = (Function<String, Integer> & Sized) String::length;
        return supplier.get() + length.apply("x");
    }
}
