// `this` in a lambda is the enclosing object; fields are read when the lambda runs, not when it is made.
import java.util.function.Function;
import java.util.function.Supplier;

public class ThisInLambdas {
    private int value = 1;
    private final Supplier<String> show = () -> "show " + this + " " + value;
    private Function<Integer, Integer> scale = n -> n * value;

    static class Child extends ThisInLambdas {
        int value = 1000;
        Supplier<String> mine = () -> toString() + super.toString() + this.value;

        @Override
        public String toString() {
            return "child";
        }
    }

    @Override
    public String toString() {
        return "parent" + value;
    }

    Supplier<Supplier<ThisInLambdas>> nested() {
        return () -> {
            value++;
            return () -> {
                value *= 2;
                return this;
            };
        };
    }

    public static void main(String[] args) {
        ThisInLambdas object = new ThisInLambdas();
        System.out.println(object.show.get() + " " + object.scale.apply(7));
        object.value = 5;
        System.out.println(object.show.get() + " " + object.scale.apply(7));
        Function<Integer, Integer> old = object.scale;
        object.scale = n -> old.apply(n) + object.value;
        System.out.println(object.scale.apply(2));
        Supplier<Supplier<ThisInLambdas>> outer = object.nested();
        Supplier<ThisInLambdas> inner = outer.get();
        System.out.println(object.value + " " + (inner.get() == object) + " " + object.value);
        System.out.println(inner.get().value);
        Child child = new Child();
        System.out.println(((ThisInLambdas) child).show.get() + " " + child.mine.get());
        ((ThisInLambdas) child).value = 9;
        System.out.println(child.mine.get());
    }
}
