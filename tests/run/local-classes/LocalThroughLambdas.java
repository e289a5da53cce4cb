// Local classes created inside lambdas and by other local classes: captures travel along. Ends uncaught.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class LocalThroughLambdas {
    private int base = 1000;

    Supplier<String> build(String prefix, int... numbers) {
        int count = numbers.length;
        class Item {
            final int index;

            Item(int index) {
                this.index = index;
            }

            int value() {
                return numbers[index] + base;
            }

            Item next() {
                return new Item((index + 1) % count);
            }

            @Override
            public String toString() {
                return prefix + index + "=" + value();
            }
        }
        class Pair {
            final Item left, right;

            Pair(int i) {
                left = new Item(i);
                right = left.next();
            }

            Function<Integer, Item> walker() {
                return n -> {
                    Item at = right;
                    for (int i = 0; i < n; i++) {
                        at = at.next();
                    }
                    return at;
                };
            }
        }
        IntFunction<Pair> pairs = Pair::new;
        Supplier<Supplier<Item>> nested = () -> () -> new Item(count - 1) {
            @Override
            int value() {
                return -super.value() - count;
            }
        };
        return () -> {
            Pair pair = pairs.apply(1);
            String s = pair.left + " " + pair.right + " " + pair.walker().apply(4) + " " + nested.get().get();
            numbers[0]++;
            base /= 10;
            return s;
        };
    }

    public static void main(String[] args) {
        LocalThroughLambdas object = new LocalThroughLambdas();
        Supplier<String> first = object.build("p", 5, 6, 7);
        Supplier<String> second = object.build("q", 1, 2);
        System.out.println(first.get());
        System.out.println(second.get());
        System.out.println(first.get());
        System.out.println(object.base);
        object.build("r", 9).get();
    }
}
