// Overriding with instantiated type parameters: bridge methods, and overloads that only look like overrides.
public class GenericOverriding {
    static abstract class Handler<T> {
        int handled;

        abstract String handle(T t);

        String twice(T t) {
            return handle(t) + handle(t);
        }

        String other(Object o) {
            return "handler-object";
        }
    }

    static class IntHandler extends Handler<Integer> {
        @Override
        String handle(Integer n) {
            handled += n;
            return "i" + n;
        }

        String handle(int n) {
            return "primitive" + n;
        }

        String handle(CharSequence o) {
            return "chars" + o;
        }
    }

    static class Doubling extends IntHandler {
        @Override
        String handle(Integer n) {
            return super.handle(n * 2);
        }

        String other(Integer n) {
            return "doubling-integer";
        }
    }

    static class Keep<T extends Comparable<T>> extends Handler<T> {
        T best;

        @Override
        String handle(T t) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
            return best + "";
        }
    }

    static <T> String call(Handler<? super T> handler, T t) {
        return handler.handle(t) + "|" + handler.other(t);
    }

    public static void main(String[] args) {
        IntHandler h = new IntHandler();
        System.out.println(h.twice(3) + " " + h.handle(4) + " " + h.handle((Integer) 5) + " " + h.handle("x") + " " + h.handled);
        Doubling d = new Doubling();
        System.out.println(d.twice(3) + " " + d.handled + " " + d.other(1) + " " + d.other((Object) 1) + " " + ((Handler<Integer>) d).other(1));
        System.out.println(call(d, 7) + " " + call(h, 7));
        Keep<String> keep = new Keep<>();
        System.out.println(keep.twice("pear") + call(keep, "apple") + keep.handle("quince"));
        Handler<Object> any = new Handler<>() {
            @Override
            String handle(Object o) {
                return "<" + o + handled++ + ">";
            }
        };
        System.out.println(call(any, "s") + call(any, 1) + any.twice(null));
    }
}
