// super::m calls the superclass's method, this::m the overriding one; in constructors and inner classes.
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class SuperAndThis {
    static class Base {
        int factor = 2;
        final IntUnaryOperator viaThis = this::apply;

        int apply(int n) {
            return n * factor;
        }

        String name() {
            return "base";
        }
    }

    interface Named {
        default String name() {
            return "named";
        }

        default String title() {
            return "title";
        }
    }

    static class Derived extends Base implements Named {
        int factor = 1000;
        final IntUnaryOperator viaSuper = super::apply;

        @Override
        int apply(int n) {
            return -n - factor;
        }

        @Override
        public String name() {
            Supplier<String> base = super::name;
            Supplier<String> named = Named.super::name;
            Supplier<String> title = this::title;
            return base.get() + "+" + named.get() + "+" + title.get();
        }

        @Override
        public String title() {
            return Named.super.title().toUpperCase();
        }

        class Inner {
            Supplier<String> outerSuper = Derived.super::name;
            Supplier<String> outerThis = Derived.this::title;
        }
    }

    public static void main(String[] args) {
        Derived derived = new Derived();
        System.out.println(derived.viaThis.applyAsInt(5) + " " + derived.viaSuper.applyAsInt(5));
        ((Base) derived).factor = 7;
        derived.factor = 1;
        System.out.println(derived.viaThis.applyAsInt(5) + " " + derived.viaSuper.applyAsInt(5));
        System.out.println(derived.name());
        Derived.Inner inner = derived.new Inner();
        System.out.println(inner.outerSuper.get() + " " + inner.outerThis.get());
        System.out.println(new Base().viaThis.applyAsInt(21));
        Base anonymous = new Base() {
            @Override
            int apply(int n) {
                IntUnaryOperator up = super::apply;
                return up.andThen(up).applyAsInt(n);
            }
        };
        System.out.println(anonymous.viaThis.applyAsInt(3));
    }
}
