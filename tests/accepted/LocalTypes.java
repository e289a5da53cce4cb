// javac: accepts
import java.util.ArrayList;
import java.util.List;

class LocalTypes {
    private int base = 1;
    private static final int STATIC = 2;

    int run(int n) {
        record Pair(int a, int b) {
            static int made = 0;

            int sum() {
                return a + b + STATIC;
            }
        }
        enum Mode {
            UP, DOWN;

            Mode flip() {
                return this == UP ? DOWN : UP;
            }
        }
        interface Step {
            int apply(int x);

            static Step twice(Step s) {
                return x -> s.apply(s.apply(x));
            }
        }
        class Adder implements Step {
            public int apply(int x) {
                return x + n + base;
            }
        }
        abstract class Shape {
            abstract int sides();
        }
        final class Square extends Shape {
            int sides() {
                return 4;
            }
        }
        List<Pair> pairs = new ArrayList<>();
        pairs.add(new Pair(1, 2));
        Mode mode = Mode.UP.flip();
        return switch (mode) {
            case UP -> 0;
            case DOWN -> pairs.get(0).sum() + Step.twice(new Adder()).apply(3) + new Square().sides() + Pair.made;
        };
    }

    int sameNameAgain() {
        {
            class Helper {
                int value = 1;
            }
            base += new Helper().value;
        }
        class Helper {
            int other = 2;
        }
        return new Helper().other;
    }

    static class Holder {
        class Inner {
            static int count = 3;

            record Nested(int x) {
            }

            static int next() {
                return count++ + new Nested(1).x();
            }
        }
    }
}
