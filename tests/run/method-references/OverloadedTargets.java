// Which overload a reference means depends on the functional interface; inherited and interface methods too. Ends uncaught.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;

public class OverloadedTargets {
    static String f(int x) {
        return "int " + x;
    }

    static String f(long x) {
        return "long " + x;
    }

    static String f(Object x) {
        return "object " + x;
    }

    static String f(Integer x, String y) {
        return "two " + x + y;
    }

    static String f() {
        return "none";
    }

    interface Animal {
        String sound();
    }

    static class Dog implements Animal {
        public String sound() {
            return "woof";
        }
    }

    static class Puppy extends Dog {
        @Override
        public String sound() {
            return "small " + super.sound();
        }
    }

    public static void main(String[] args) {
        IntFunction<String> a = OverloadedTargets::f;
        LongFunction<String> b = OverloadedTargets::f;
        Function<Integer, String> c = OverloadedTargets::f;
        Function<String, String> d = OverloadedTargets::f;
        BiFunction<Integer, String, String> e = OverloadedTargets::f;
        Supplier<String> g = OverloadedTargets::f;
        System.out.println(a.apply(1) + ", " + b.apply(2) + ", " + c.apply(3) + ", " + d.apply("4") + ", " + e.apply(5, "!") + ", " + g.get());
        Function<Animal, String> sound = Animal::sound;
        Function<Puppy, String> puppy = Dog::sound;
        System.out.println(sound.apply(new Dog()) + " " + sound.apply(new Puppy()) + " " + puppy.apply(new Puppy()));
        Function<Object, String> text = Object::toString;
        System.out.println(text.apply(12) + text.apply("s") + text.apply('c'));
        BinaryOperator<Integer> max = Math::max;
        BinaryOperator<Double> dmax = Math::max;
        System.out.println(max.apply(3, -4) + " " + dmax.apply(-0.0, 0.0));
        BiFunction<String, String, Boolean> equal = String::equals;
        BiFunction<String, Integer, Character> at = String::charAt;
        BiFunction<String, String, Integer> order = String::compareTo;
        System.out.println(equal.apply("a", "a") + " " + at.apply("hello", 1) + " " + order.apply("b", "d"));
        Function<char[], String> build = String::new;
        System.out.println(build.apply(new char[] {'o', 'k'}));
        System.out.println(at.apply("short", 9));
    }
}
