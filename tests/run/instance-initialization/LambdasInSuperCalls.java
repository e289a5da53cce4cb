// Arguments of super(...) and this(...) may be lambdas that capture constructor parameters, run later or at once.
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

public class LambdasInSuperCalls {
    static class Base {
        final IntSupplier supplier;
        final int early;
        int state = 5;

        Base(IntSupplier supplier) {
            this.supplier = supplier;
            this.early = supplier.getAsInt();
            System.out.println("base early " + early);
        }
    }

    static class Derived extends Base {
        private final int own;
        private final IntUnaryOperator later = n -> n * own() + state;

        Derived(int n) {
            super(() -> n * 10);
            System.out.println("unset " + later.applyAsInt(100));
            own = n + 1;
            System.out.println("derived " + later.applyAsInt(100));
        }

        private int own() {
            return own;
        }

        Derived(String text, int... extra) {
            this(new Object() {
                int total() {
                    int sum = text.length();
                    for (int e : extra) {
                        sum += e;
                    }
                    return sum;
                }
            }.total());
            state += extra.length;
            System.out.println("text " + text + " " + later.applyAsInt(1));
        }
    }

    static class Deep extends Derived {
        static int made;
        final int number = ++made;

        Deep(IntSupplier seed) {
            super(twice(() -> seed.getAsInt() + made));
            System.out.println("deep " + number + " " + supplier.getAsInt());
        }

        private static int twice(IntSupplier s) {
            return s.getAsInt() + s.getAsInt();
        }
    }

    public static void main(String[] args) {
        new Derived(3);
        new Derived("four", 1, 2);
        int[] counter = {0};
        Deep first = new Deep(() -> ++counter[0]);
        Deep second = new Deep(() -> counter[0] += 10);
        System.out.println(counter[0] + " " + first.early + " " + second.early + " " + second.supplier.getAsInt());
    }
}
