// Records, enums and interfaces declared inside methods are static: they capture nothing, but see static members.
public class LocalRecordsEnumsInterfaces {
    static int calls;

    static String classify(int[] numbers) {
        enum Kind {
            EVEN, ODD {
                @Override
                String shout() {
                    return "odd!";
                }
            };

            int count;

            String shout() {
                return name().toLowerCase() + count;
            }
        }
        record Pair(Kind kind, int value) {
            Pair {
                calls++;
                kind.count++;
            }

            Pair(int value) {
                this(value % 2 == 0 ? Kind.EVEN : Kind.ODD, value);
            }
        }
        interface Show {
            String show(Pair pair);

            default Show twice() {
                return p -> show(p) + show(p);
            }
        }
        Show show = p -> p.kind().shout() + ":" + p.value() + " ";
        StringBuilder out = new StringBuilder();
        for (int n : numbers) {
            out.append(n > 2 ? show.twice().show(new Pair(n)) : show.show(new Pair(n)));
        }
        return out.append(new Pair(-7)).append(Kind.valueOf("EVEN").count).toString();
    }

    public static void main(String[] args) {
        System.out.println(classify(new int[] {1, 2, 3, 4}));
        System.out.println(calls);
        record Point(int x, int y) {
            static final Point ORIGIN = new Point(0, 0);

            Point minus() {
                return new Point(-x, -y);
            }
        }
        System.out.println(new Point(3, 4).minus() + " " + Point.ORIGIN.equals(new Point(0, 0).minus()));
        enum Step { UP, DOWN }
        for (Step step : Step.values()) {
            System.out.println(switch (step) {
                case UP -> step.ordinal() + 1;
                case DOWN -> -step.compareTo(Step.UP);
            });
        }
        System.out.println(classify(new int[] {10}));
    }
}
