// Erasure of bounds: T extends Object & Comparable erases to Object, casts come at the use; intersections cast to both.
public class IntersectionErasure {
    interface Named {
        String name();
    }

    interface Priced {
        int price();

        default int twice() {
            return 2 * price();
        }
    }

    record Good(String name, int price) implements Named, Priced {
    }

    record OnlyNamed(String name) implements Named {
    }

    static <T extends Named & Priced> String both(T t) {
        return t.name() + t.price() + t.twice();
    }

    static <T extends Object & Comparable<? super T>> T max(T a, T b) {
        return a.compareTo(b) < 0 ? b : a;
    }

    static class Holder<T extends Named & Priced> {
        T item;

        String name() {
            return item.name();
        }

        int price() {
            return item.price();
        }

        Named asNamed() {
            return item;
        }

        Priced asPriced() {
            return item;
        }
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
        } catch (ClassCastException e) {
            System.out.println(what + " refused");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(both(new Good("pen", 3)) + " " + max("a", "b") + max(4, 3) + max('x', 'y'));
        Holder raw = new Holder<Good>();
        Holder<Good> typed = raw;
        raw.item = new OnlyNamed("only");
        attempt("name", () -> System.out.println("name " + typed.name()));
        attempt("price", () -> System.out.println("price " + typed.price()));
        attempt("named", () -> System.out.println("named " + typed.asNamed().name()));
        attempt("priced", () -> System.out.println("priced " + typed.asPriced()));
        attempt("field", () -> System.out.println("field " + typed.item.price()));
        attempt("object", () -> System.out.println("object " + ((Object) typed.item).toString()));
        attempt("cast", () -> {
            Object o = (Named & Priced) raw.item;
            System.out.println("not reached " + o);
        });
        attempt("max", () -> {
            Comparable one = 1, text = "text";
            System.out.println(max(one, text));
        });
        var either = args.length == 0 ? new Good("a", 1) : "text";
        System.out.println(either instanceof Named n ? n.name() : "none");
        Priced lambda = (Priced & Cloneable) () -> 21;
        System.out.println(lambda.twice() + " " + (lambda instanceof Cloneable));
    }
}
