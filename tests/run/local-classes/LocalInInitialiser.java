// Local classes in constructors, static and instance initializer blocks, switch cases and lambdas.
import java.util.function.IntFunction;

public class LocalInInitialiser {
    static final String FIRST;
    final String second;

    static {
        int base = 4;
        class InStatic {
            String text() {
                return "static" + base;
            }
        }
        FIRST = new InStatic().text();
    }

    {
        String copy = FIRST + "+";
        class InInstance {
            String text() {
                return copy + number + LocalInInitialiser.this.number;
            }
        }
        number = 6;
        second = new InInstance().text();
    }

    int number;

    IntFunction<Object> third = n -> {
        class InLambda {
            int total = n + number;

            @Override
            public String toString() {
                return second + "|" + total + "|" + n;
            }
        }
        return new InLambda();
    };

    static Object inSwitch(int k) {
        class Zero {
            @Override
            public String toString() {
                return "zero" + k;
            }
        }
        switch (k) {
            case 0:
                class Same extends Zero {
                }
                return new Same();
            case 1: {
                int more = k + 10;
                class One extends Zero {
                    @Override
                    public String toString() {
                        return super.toString() + more;
                    }
                }
                return new One();
            }
            default:
                return new Zero() + "!";
        }
    }

    public static void main(String[] args) {
        LocalInInitialiser object = new LocalInInitialiser();
        System.out.println(FIRST + " " + object.second);
        object.number = 30;
        Object made = object.third.apply(7);
        object.number = 40;
        System.out.println(made + " " + object.third.apply(8));
        System.out.println(inSwitch(0) + " " + inSwitch(1) + " " + inSwitch(2));
    }
}
