// Null dereferences of every kind, in the order that Java prescribes.
public class NullChecks {
    int field;
    int[] array;
    NullChecks next;
    String text;

    int method(int n) {
        return n;
    }

    static int count = 0;

    static int effect() {
        return ++count;
    }

    static NullChecks none() {
        count += 10;
        return null;
    }

    static void attempt(String name, Runnable action) {
        count = 0;
        try {
            action.run();
            System.out.println(name + " fine " + count);
        } catch (NullPointerException e) {
            System.out.println(name + " null " + count);
        }
    }

    public static void main(String[] args) {
        NullChecks object = new NullChecks();
        attempt("field read", () -> System.out.println(none().field));
        attempt("field write", () -> none().field = effect());
        attempt("field compound", () -> none().field += effect());
        attempt("field increment", () -> none().field++);
        attempt("call", () -> none().method(effect()));
        attempt("array field", () -> object.array[effect()] = effect());
        attempt("array length", () -> System.out.println(object.array.length));
        attempt("chain", () -> object.next.next.field = effect());
        attempt("string method", () -> object.text.length());
        attempt("string concatenation", () -> System.out.println(object.text + none()));
        attempt("equals of null", () -> none().equals(object));
        attempt("equals with null", () -> object.equals(none()));
        attempt("instanceof", () -> System.out.println(none() instanceof NullChecks));
        attempt("cast", () -> System.out.println((NullChecks) (Object) none()));
        attempt("synchronized", () -> {
            synchronized (none()) {
                effect();
            }
        });
        attempt("throw", () -> {
            RuntimeException e = null;
            throw e;
        });
        attempt("unboxing", () -> {
            Integer i = null;
            int sum = effect() + i + effect();
        });
        attempt("for each", () -> {
            for (int i : object.array) {
                effect();
            }
        });
        attempt("static through null", () -> System.out.println(none().count));
        attempt("bound method reference", () -> {
            Runnable r = none()::toString;
            effect();
        });
        attempt("switch on string", () -> {
            switch (object.text) {
                default -> effect();
            }
        });
        System.out.println(object.next.method(effect()));
    }
}
