// Anonymous implementations of interfaces that capture locals, parameters, this, and one another.
import java.util.Iterator;
import java.util.function.IntSupplier;

public class InterfaceCaptures {
    int state = 1;

    IntSupplier counter(int from, final int step) {
        int[] box = {from};
        return new IntSupplier() {
            int calls;

            @Override
            public int getAsInt() {
                calls++;
                state += calls;
                return box[0] += step;
            }

            @Override
            public String toString() {
                return "counter " + from + " " + step + " " + calls + " " + InterfaceCaptures.this.state + " " + box[0];
            }
        };
    }

    static Iterable<Integer> range(int low, int high) {
        return new Iterable<>() {
            @Override
            public Iterator<Integer> iterator() {
                return new Iterator<Integer>() {
                    int at = low;

                    @Override
                    public boolean hasNext() {
                        return at < high;
                    }

                    @Override
                    public Integer next() {
                        return at++;
                    }
                };
            }
        };
    }

    public static void main(String[] args) {
        InterfaceCaptures object = new InterfaceCaptures();
        IntSupplier up = object.counter(0, 2);
        IntSupplier down = object.counter(10, -3);
        for (int i = 0; i < 3; i++) {
            System.out.print(up.getAsInt() + "/" + down.getAsInt() + " ");
        }
        System.out.println();
        System.out.println(up + "; " + down);
        int sum = 0;
        Iterable<Integer> digits = range(1, 4);
        for (int x : digits) {
            for (Integer y : digits) {
                sum = sum * 2 + x * y;
            }
        }
        System.out.println(sum);
        for (int none : range(5, 5)) {
            System.out.println("not reached " + none);
        }
    }
}
