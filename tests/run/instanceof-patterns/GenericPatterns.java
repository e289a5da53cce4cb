// Patterns with type variables, wildcards, interfaces and arrays; null never matches; final pattern variables.
import java.util.Iterator;
import java.util.function.Function;

public class GenericPatterns {
    interface Shape {
    }

    static class Box<T> implements Shape, Iterable<T> {
        final T content;

        Box(T content) {
            this.content = content;
        }

        public Iterator<T> iterator() {
            return new Iterator<>() {
                boolean done;

                public boolean hasNext() {
                    return !done;
                }

                public T next() {
                    done = true;
                    return content;
                }
            };
        }
    }

    static class Special extends Box<String> {
        Special(String s) {
            super(s);
        }
    }

    static String flat(Object o) {
        if (o instanceof Special special) {
            return "special:" + special.content.length();
        }
        if (o instanceof Iterable<?> items) {
            String s = "<";
            for (Object item : items) {
                s += flat(item);
            }
            return s + ">";
        }
        if (o instanceof final CharSequence chars && chars.length() > 1) {
            return chars.subSequence(0, 1) + "..";
        }
        return o instanceof Comparable<?> c ? c.getClass().getSimpleName() : "" + o;
    }

    static <T extends Shape> String content(T shape) {
        return shape instanceof Box<?> box && box.content instanceof Box<?> inner ? content(inner) : shape instanceof Box<?> b ? "" + b.content : "?";
    }

    static <A> int count(A[] items, Class<?> type) {
        int n = 0;
        for (A item : items) {
            n += type.isInstance(item) ? 1 : 0;
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(flat(new Box<>(new Box<>("text"))) + flat(new Special("abc")) + flat(new Box<>(new Special(""))));
        System.out.println(flat('c') + flat(1.5) + flat("q") + flat(null) + flat(new Box<>(null)));
        System.out.println(content(new Box<>(new Box<>(7))) + content(new Special("sp")) + content(new Shape() { }));
        Function<Object, String> f = o -> o instanceof String[] a && a.length > 0 ? a[0] : o instanceof Object[] b ? "objects" + b.length : "none";
        System.out.println(f.apply(new String[] {"x"}) + f.apply(new String[0]) + f.apply(new int[2][2]) + f.apply(new int[2]));
        System.out.println(count(new Object[] {1, "s", null, 2L, 'c'}, Number.class) + " " + count(new Integer[] {1, null}, Object.class));
        Box<String> box = new Special("static");
        if (box instanceof Special s && s == box) {
            System.out.println(s.content);
        }
    }
}
