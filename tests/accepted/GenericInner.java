// javac: accepts
class GenericInner<T> {
    private T held;

    GenericInner(T held) {
        this.held = held;
    }

    class Inner<U> {
        private final U own;

        Inner(U own) {
            this.own = own;
        }

        T outer() {
            return held;
        }

        U own() {
            return own;
        }

        <V> V third(V v) {
            return v;
        }
    }

    class Plain {
        T get() {
            return held;
        }
    }

    static class Pair<A, B extends Comparable<B>> {
        A a;
        B b;
    }

    Inner<Integer> make(int n) {
        return new Inner<>(n);
    }

    static int run() {
        GenericInner<String> outer = new GenericInner<>("text");
        GenericInner<String>.Inner<Integer> inner = outer.new Inner<Integer>(5);
        GenericInner<String>.Inner<Integer> diamond = outer.new Inner<>(6);
        GenericInner<String>.Plain plain = outer.new Plain();
        String fromOuter = inner.outer();
        int own = diamond.own() + outer.make(3).own();
        Pair<int[], String> pair = new Pair<>();
        pair.a = new int[] {1};
        pair.b = plain.get();
        return fromOuter.length() + own + inner.third("abc").length() + pair.a[0] + pair.b.length();
    }
}
