// References as arguments, in ternaries, arrays, returns, casts and fields; equals of bound strings; varargs constructors.
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class ReferencesInPlaces {
    static final Function<Object, String> SHOW = String::valueOf;
    final Supplier<String> described = this::describe;
    private final Object[] parts;

    ReferencesInPlaces(Object... parts) {
        this.parts = parts;
    }

    String describe() {
        return "parts " + parts.length;
    }

    static <T, R> String all(Function<? super T, ? extends R> f, T... items) {
        StringBuilder b = new StringBuilder();
        for (T item : items) {
            b.append(f.apply(item)).append(' ');
        }
        return b.toString();
    }

    static ToIntFunction<String> measure(boolean length) {
        return length ? String::length : String::hashCode;
    }

    static void check(String name, Predicate<String> p) {
        System.out.print(name + (p.test("abc") ? "+" : "-") + (p.test("") ? "+ " : "- "));
    }

    public static void main(String[] args) {
        System.out.println(all(SHOW, 1, null, 'c') + all(String::length, "a", "bcd") + all(Integer::parseInt, "12", "-3") + all(Math::abs, -5, 6));
        System.out.println(measure(true).applyAsInt("word") + " " + measure(false).applyAsInt("ab"));
        check("empty", String::isEmpty);
        check("equals", "abc"::equals);
        check("contains", "xabcx"::contains);
        check("starts", "abc"::startsWith);
        System.out.println();
        Function<Object[], ReferencesInPlaces> many = ReferencesInPlaces::new;
        BiFunction<Integer, String, ReferencesInPlaces> two = ReferencesInPlaces::new;
        Supplier<ReferencesInPlaces> none = ReferencesInPlaces::new;
        System.out.println(many.apply(new Object[5]).described.get() + ", " + two.apply(1, "x").described.get() + ", " + none.get().described.get());
        IntPredicate[] tests = {Character::isDigit, Character::isLetter, Character::isWhitespace};
        for (char c : new char[] {'7', 'q', ' ', '!'}) {
            for (IntPredicate test : tests) {
                System.out.print(test.test(c) ? 1 : 0);
            }
            System.out.print(' ');
        }
        System.out.println();
        StringBuilder builder = new StringBuilder();
        Consumer<String> append = builder::append;
        append.andThen(builder::append).andThen(s -> builder.append(s.length())).accept("xy");
        System.out.println(builder + " " + ((Supplier<String>) builder::toString).get().length());
        Consumer<Object> print = System.out::println;
        print.accept(2.5);
        print.accept('c');
        print.accept(new StringBuilder("sb"));
    }
}
