// Switches on enums, with fallthrough, nested classes and null.
public class EnumSwitchStatement {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            int apply(int a, int b) {
                return a - b;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    static String plan(Day day) {
        String out = day.name().charAt(0) + ":";
        switch (day) {
            case SAT:
                out += "shop ";
            case SUN:
                out += "rest ";
                break;
            case FRI:
                out += "party ";
            default:
                out += "work ";
            case WED:
                out += "half ";
        }
        return out;
    }

    static int invert(Op op, int a, int b) {
        switch (op) {
            case ADD:
                return Op.SUB.apply(a, b);
            case SUB:
                return Op.ADD.apply(a, b);
        }
        throw new AssertionError();
    }

    public static void main(String[] args) {
        for (Day day : Day.values()) {
            System.out.print(plan(day) + "| ");
        }
        System.out.println();
        for (Op op : Op.values()) {
            System.out.println(op + op.sign + invert(op, 7, 3) + " " + op.apply(7, 3));
        }
        Day today = Day.valueOf("THU");
        switch (today) {
            case MON, TUE, WED -> System.out.println("early");
            case THU -> {
                System.out.println("thursday");
                today = Day.FRI;
            }
            case FRI -> System.out.println("friday");
            default -> System.out.println("weekend");
        }
        System.out.println(today.ordinal());
        Day none = null;
        switch (none) {
            case MON -> System.out.println("never");
            default -> System.out.println("never either");
        }
    }
}
