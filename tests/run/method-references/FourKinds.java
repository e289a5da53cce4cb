// Static, bound, unbound and constructor references, each with a receiver or arguments that show what was called.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;

public class FourKinds {
    private final String name;
    private int calls;

    FourKinds() {
        this("default");
    }

    FourKinds(String name) {
        this.name = name;
        System.out.println("created " + name);
    }

    FourKinds(String name, Integer n) {
        this(name + n);
    }

    static String describe(FourKinds k) {
        return "static " + k.name;
    }

    String greet(String other) {
        calls++;
        return name + " greets " + other + " " + calls;
    }

    int compareWith(FourKinds other) {
        return name.length() - other.name.length();
    }

    public static void main(String[] args) {
        Supplier<FourKinds> none = FourKinds::new;
        Function<String, FourKinds> one = FourKinds::new;
        BiFunction<String, Integer, FourKinds> two = FourKinds::new;
        FourKinds a = none.get();
        FourKinds b = one.apply("bee");
        FourKinds c = two.apply("sea", 3);
        Function<FourKinds, String> describe = FourKinds::describe;
        System.out.println(describe.apply(b));
        Function<String, String> bound = a::greet;
        System.out.println(bound.apply("x") + ", " + bound.apply("y"));
        BiFunction<FourKinds, String, String> unbound = FourKinds::greet;
        System.out.println(unbound.apply(c, "z"));
        ToIntBiFunction<FourKinds, FourKinds> compare = FourKinds::compareWith;
        System.out.println(compare.applyAsInt(a, b) + " " + compare.applyAsInt(b, c));
        System.out.println(none.get() != none.get());
        try {
            unbound.apply(null, "w");
        } catch (NullPointerException e) {
            System.out.println("null receiver at the call");
        }
        try {
            FourKinds nobody = null;
            Function<String, String> early = nobody::greet;
            System.out.println("not reached " + early);
        } catch (NullPointerException e) {
            System.out.println("null receiver at the reference");
        }
    }
}
