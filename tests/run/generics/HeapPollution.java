// Erasure: a wrong element travels unnoticed until a cast that the compiler inserted fails. Ends uncaught.
public class HeapPollution {
    static class Cell<T> {
        private T value;

        void set(T t) {
            value = t;
        }

        T get() {
            return value;
        }

        boolean same(T other) {
            return value == other;
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T cast(Object o) {
        return (T) o;
    }

    @SuppressWarnings("unchecked")
    static <T extends Number> T castNumber(Object o) {
        return (T) o;
    }

    static <T> void ignore(T t) {
        System.out.println("ignored");
    }

    static void fail(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " passes");
        } catch (ClassCastException e) {
            System.out.println(name + " fails");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Cell<String> strings = new Cell<>();
        Cell raw = strings;
        raw.set(42);
        fail("get as Object", () -> System.out.println((Object) strings.get()));
        fail("get as String", () -> {
            String s = strings.get();
        });
        fail("call on result", () -> strings.get().length());
        fail("discard", () -> strings.get());
        fail("concatenate", () -> System.out.println("" + strings.get()));
        fail("compare with null", () -> System.out.println(strings.get() == null));
        fail("same", () -> System.out.println(strings.same("x")));
        fail("to Object", () -> {
            Object o = HeapPollution.<String>cast(5);
        });
        fail("to String", () -> {
            String s = cast(5);
        });
        fail("generic argument", () -> HeapPollution.<Object>ignore(HeapPollution.<String>cast(5)));
        fail("bounded", () -> castNumber("text"));
        fail("bounded passes", () -> System.out.println(HeapPollution.<Integer>castNumber(2.5).getClass() == null));
        fail("unboxing", () -> {
            int n = HeapPollution.<Integer>cast('c');
        });
        Cell<Integer> numbers = cast(strings);
        System.out.println(numbers.get() + 1);
        raw.set("again text");
        System.out.println(strings.get());
        System.out.println(numbers.get() + 1);
    }
}
