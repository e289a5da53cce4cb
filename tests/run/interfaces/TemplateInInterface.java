// An interface as a template: defaults that call abstract methods, generic defaults, and super calls up a chain.
public class TemplateInInterface {
    interface Sequence<T> {
        T at(int i);

        int size();

        default T first() {
            return at(0);
        }

        default T last() {
            return at(size() - 1);
        }

        default Sequence<T> reversed() {
            Sequence<T> self = this;
            return new Sequence<T>() {
                public T at(int i) {
                    return self.at(self.size() - 1 - i);
                }

                public int size() {
                    return self.size();
                }

                @Override
                public Sequence<T> reversed() {
                    return self;
                }
            };
        }

        default String join(String separator) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < size(); i++) {
                b.append(i == 0 ? "" : separator).append(at(i));
            }
            return b.toString();
        }
    }

    interface Named<T> extends Sequence<T> {
        String name();

        @Override
        default String join(String separator) {
            return name() + "[" + Sequence.super.join(separator) + "]";
        }
    }

    record Squares(int size) implements Named<Integer> {
        public Integer at(int i) {
            return i * i;
        }

        public String name() {
            return "squares";
        }

        @Override
        public String join(String separator) {
            return Named.super.join(separator + separator) + "!";
        }
    }

    public static void main(String[] args) {
        Squares squares = new Squares(5);
        System.out.println(squares.join(","));
        System.out.println(squares.reversed().join(",") + " " + (squares.reversed().reversed() == squares));
        int sum = squares.first() + squares.last() + squares.reversed().first();
        System.out.println(sum);
        Sequence<Character> letters = new Sequence<>() {
            public Character at(int i) {
                return (char) ('a' + i);
            }

            public int size() {
                return 3;
            }
        };
        System.out.println(letters.join("") + letters.reversed().join("") + (char) (letters.last() + 1));
    }
}
