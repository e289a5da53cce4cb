// What a lambda or a method reference captures when, and what it evaluates when.
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdaAndReferenceTime {
    int state = 1;
    static int shared = 5;

    static LambdaAndReferenceTime make(int n) {
        System.out.print("make" + n + " ");
        LambdaAndReferenceTime object = new LambdaAndReferenceTime();
        object.state = n;
        return object;
    }

    int next() {
        return state++;
    }

    static int twice(int n) {
        System.out.print("twice ");
        return n * 2;
    }

    static int apply(int a, IntSupplier s, int b) {
        System.out.print("apply ");
        return a * 100 + s.getAsInt() * 10 + b;
    }

    public static void main(String[] args) {
        IntSupplier reference = make(3)::next;
        System.out.println("made");
        System.out.println(reference.getAsInt() + " " + reference.getAsInt());
        IntSupplier lambda = () -> make(7).next();
        System.out.println("not yet");
        System.out.println(lambda.getAsInt() + " " + lambda.getAsInt());
        int local = shared;
        IntSupplier captured = () -> local * 10 + shared;
        shared = 6;
        System.out.println(captured.getAsInt());
        LambdaAndReferenceTime object = make(1);
        IntSupplier ofField = () -> object.state;
        object.state = 42;
        System.out.println(ofField.getAsInt());
        System.out.println(apply(twice(1), make(8)::next, twice(3)));
        System.out.println(apply(twice(1), () -> twice(2), twice(3)));
        IntUnaryOperator chain = ((IntUnaryOperator) LambdaAndReferenceTime::twice).andThen(n -> n + shared);
        shared = 1000;
        System.out.println(chain.applyAsInt(4));
        Supplier<Supplier<String>> nested = () -> {
            System.out.print("outer ");
            int n = shared++;
            return () -> "inner " + n + " " + shared;
        };
        Supplier<String> inner = nested.get();
        shared = 2;
        System.out.println(inner.get());
        try {
            LambdaAndReferenceTime none = null;
            IntSupplier early = none::next;
            System.out.println("never");
        } catch (NullPointerException e) {
            System.out.println("checked when made");
        }
        LambdaAndReferenceTime none = null;
        IntSupplier late = () -> none.next();
        System.out.println("made");
        try {
            late.getAsInt();
        } catch (NullPointerException e) {
            System.out.println("checked when called");
        }
    }
}
