// javac: accepts
class InnerShadowing {
    private int value = 1;
    private static String name = "outer";

    class Middle {
        private int value = 2;

        class Inner {
            private int value = 3;

            int sum(int value) {
                return value + this.value + Middle.this.value + InnerShadowing.this.value;
            }

            String name() {
                return name;
            }
        }

        Inner inner() {
            return new Inner();
        }
    }

    static class Nested {
        private final int value = 4;

        int of(InnerShadowing outer) {
            return value + outer.value;
        }
    }

    int run() {
        Middle middle = new Middle();
        Middle.Inner first = middle.new Inner();
        InnerShadowing other = new InnerShadowing();
        InnerShadowing.Middle.Inner second = other.new Middle().new Inner();
        return first.sum(10) + second.sum(20) + middle.inner().value + new Nested().of(other) + new Nested().value;
    }

    int toString(int radix) {
        return radix + this.toString().length();
    }
}
