// Constant-specific bodies: abstract methods, overridden methods, fields of their own, getClass and getDeclaringClass.
public class ConstantBodies {
    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        DIVIDE("/") {
            private int failures;

            int apply(int a, int b) {
                if (b == 0) {
                    return -++failures;
                }
                return a / b;
            }

            @Override
            int priority() {
                return super.priority() + 1;
            }
        },
        POWER("^") {
            int apply(int a, int b) {
                return b == 0 ? 1 : a * apply(a, b - 1);
            }

            @Override
            int priority() {
                return DIVIDE.priority() * 2;
            }

            @Override
            public String toString() {
                return "power(" + super.toString() + ")";
            }
        };

        protected final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);

        int priority() {
            return 1;
        }
    }

    enum Plain { A, B { } }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " 7" + op.symbol + "2=" + op.apply(7, 2) + " " + op.apply(3, 0) + " priority " + op.priority());
        }
        System.out.println(Op.DIVIDE.apply(1, 0));
        System.out.println(Op.ADD.getClass() == Op.class);
        System.out.println(Op.ADD.getDeclaringClass() == Op.class);
        System.out.println(Op.POWER.name() + " " + Op.POWER.getClass().getName() + " " + Op.POWER.getDeclaringClass().getSimpleName());
        System.out.println((Plain.A.getClass() == Plain.B.getClass()) + " " + (Plain.A.getDeclaringClass() == Plain.B.getDeclaringClass()));
        Object o = Op.ADD;
        System.out.println(o instanceof Op op && op.apply(20, 22) == 42);
    }
}
