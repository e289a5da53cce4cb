// Casts that fail and casts that do not: classes, interfaces, arrays, generics, null.
import java.util.function.Supplier;

public class ClassCasts {
    interface Flyer { }

    static class Animal { }

    static class Bird extends Animal implements Flyer { }

    static final class Fish extends Animal { }

    static class Box<T> {
        T content;
    }

    static void attempt(String name, Supplier<Object> action) {
        try {
            Object result = action.get();
            System.out.println(name + " fine " + (result == null));
        } catch (ClassCastException e) {
            System.out.println(name + " class cast");
        } catch (ArrayStoreException e) {
            System.out.println(name + " array store");
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object bird = new Bird();
        Object fish = new Fish();
        Object number = 5;
        attempt("up", () -> (Animal) bird);
        attempt("interface", () -> (Flyer) bird);
        attempt("not interface", () -> (Flyer) (Object) fish);
        attempt("sideways", () -> (Bird) fish);
        attempt("null", () -> (Bird) (Object) null);
        attempt("integer to long", () -> (Long) number);
        attempt("integer to int", () -> (int) number + 1);
        attempt("integer to comparable", () -> (Comparable<?>) number);
        attempt("unboxing wrong box", () -> (long) (Object) 5);
        attempt("array to array", () -> (Object[]) (Object) new String[1]);
        attempt("down array", () -> (String[]) new Object[1]);
        attempt("down array of strings", () -> (String[]) (Object[]) new String[1]);
        attempt("int array", () -> (Object[]) (Object) new int[1]);
        attempt("array to cloneable", () -> (Cloneable) (Object) new int[1]);
        attempt("nested array", () -> (Object[]) (Object) new int[1][1]);
        attempt("unchecked unused", () -> unchecked(number));
        attempt("unchecked used", () -> ClassCasts.<String>unchecked(number).length());
        attempt("unchecked as object", () -> (Object) ClassCasts.<String>unchecked(number));
        attempt("raw box", () -> {
            Box<String> strings = new Box<>();
            Box raw = strings;
            raw.content = 7;
            return strings.content.length();
        });
        attempt("store", () -> {
            Animal[] animals = new Bird[2];
            animals[0] = new Bird();
            return animals[1] = new Fish();
        });
        String s = unchecked(bird);
        System.out.println("never" + s);
    }
}
