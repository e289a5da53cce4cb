// Comparators: comparing, thenComparing, reversed, naturalOrder, nullsFirst by hand, comparingInt, lambdas, Comparable's sign. Ends uncaught.
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToIntFunction;

public class ComparatorCombinators {
    record Person(String name, int age, Double height) {
    }

    static int sign(int n) {
        return Integer.signum(n);
    }

    static <T> Comparator<T> loud(String name, Comparator<T> inner) {
        return (a, b) -> {
            System.out.print(name + " ");
            return inner.compare(a, b);
        };
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> inner) {
        return (a, b) -> a == b ? 0 : a == null ? -1 : b == null ? 1 : inner.compare(a, b);
    }

    static <T, U extends Comparable<? super U>> Comparator<T> own(Function<? super T, ? extends U> key) {
        return new Comparator<T>() {
            @Override
            public int compare(T a, T b) {
                return key.apply(a).compareTo(key.apply(b));
            }
        };
    }

    static <T> T least(Comparator<? super T> order, T[] items) {
        T best = items[0];
        for (T t : items) {
            best = order.compare(t, best) < 0 ? t : best;
        }
        return best;
    }

    public static void main(String[] args) {
        Person ann = new Person("ann", 30, 1.7), bob = new Person("bob", 25, null), cat = new Person("cat", 30, 1.5);
        Person[] all = {ann, bob, cat};
        ToIntFunction<Person> age = Person::age;
        Comparator<Person> byAge = loud("age", Comparator.comparingInt(age));
        Comparator<Person> byName = loud("name", own(Person::name));
        System.out.println(sign(byAge.thenComparing(byName).compare(ann, cat)));
        System.out.println(sign(byAge.thenComparing(byName).compare(ann, bob)));
        System.out.println(sign(byAge.thenComparing(byName.reversed()).reversed().compare(ann, cat)));
        System.out.println(least(byAge.reversed().thenComparing(byName.reversed()), all).name());
        Comparator<Person> byHeight = Comparator.comparing(Person::height, nullsFirst(Comparator.naturalOrder()));
        System.out.println(least(byHeight, all).name() + " " + least(byHeight.reversed(), all).name());
        System.out.println(sign(Comparator.<Integer>naturalOrder().compare(Integer.MIN_VALUE, 1)) + " " + sign(Comparator.<Integer>reverseOrder().compare(Integer.MIN_VALUE, 1)));
        Comparator<Integer> overflowing = (a, b) -> a - b;
        System.out.println(sign(overflowing.compare(Integer.MIN_VALUE, 1)) + " " + sign(overflowing.compare(3, 4)));
        Comparator<CharSequence> length = Comparator.comparingInt(CharSequence::length);
        System.out.println(least(length, new String[] {"abc", "z", "y"}) + least(length.reversed(), new StringBuilder[] {new StringBuilder("q"), new StringBuilder("rs")}));
        System.out.println(sign(Boolean.compare(true, false)) + sign("b".compareTo("abc")) + sign(Character.compare('a', 'b')) + " " + "apple".compareTo("apricot") + " " + "app".compareTo("apple"));
        System.out.println("B".compareToIgnoreCase("a") + " " + String.CASE_INSENSITIVE_ORDER.compare("X", "x"));
        byName.compare(ann, null);
    }
}
