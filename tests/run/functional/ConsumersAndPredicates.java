// Consumer, BiConsumer, Predicate, BiPredicate: order of andThen, exceptions in the middle, Predicate.not and isEqual.
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ConsumersAndPredicates {
    static StringBuilder log = new StringBuilder();

    static Consumer<String> writer(String tag) {
        return s -> {
            if (s.equals(tag)) {
                throw new IllegalArgumentException("refused by " + tag);
            }
            log.append(tag).append(s).append(' ');
        };
    }

    static <T> int count(T[] items, Predicate<? super T> p) {
        int n = 0;
        for (T item : items) {
            if (p.test(item)) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        Consumer<String> all = writer("a").andThen(writer("b")).andThen(writer("c"));
        all.accept("x");
        for (String s : new String[] {"b", "c", "a"}) {
            try {
                all.accept(s);
            } catch (IllegalArgumentException e) {
                log.append("! ");
            }
        }
        System.out.println(log);
        BiConsumer<StringBuilder, Integer> number = (b, n) -> b.append(n);
        BiConsumer<StringBuilder, Object> twice = (b, o) -> b.append(o).append(o);
        StringBuilder target = new StringBuilder();
        number.andThen(twice).andThen((b, n) -> b.append(n + 1)).accept(target, 7);
        System.out.println(target);
        String[] words = {"", "a", "bb", "ccc", "bb", " "};
        Predicate<String> empty = String::isEmpty;
        Predicate<CharSequence> shortOne = s -> s.length() < 2;
        System.out.println(count(words, empty) + " " + count(words, shortOne) + " " + count(words, Predicate.not(empty)) + " " + count(words, empty.negate().and(shortOne)));
        System.out.println(count(words, Predicate.isEqual("bb")) + " " + count(words, Predicate.isEqual("b" + 'b').or(Predicate.isEqual("a"))));
        BiPredicate<String, Integer> longer = (s, n) -> s.length() > n;
        BiPredicate<Object, Object> equal = Object::equals;
        System.out.println(longer.test("abc", 2) + " " + longer.negate().test("abc", 2) + " " + longer.and((s, n) -> n > 5).test("abcdefgh", 6) + " " + longer.or(equal).test("", 0));
        System.out.println(equal.test(1, 1) + " " + equal.test(1, 1L) + " " + equal.and((a, b) -> a == b).test("s", "s"));
        int[] evaluated = {0};
        Predicate<Object> counting = o -> ++evaluated[0] > 0;
        Predicate<Object> never = o -> false;
        System.out.println(never.and(counting).test("") + " " + counting.or(counting).test("") + " " + evaluated[0]);
        Predicate<String> built = s -> true;
        for (char c = 'a'; c < 'e'; c++) {
            char letter = c;
            built = built.and(s -> s.indexOf(letter) >= 0);
        }
        System.out.println(built.test("dcba") + " " + built.test("abc"));
    }
}
