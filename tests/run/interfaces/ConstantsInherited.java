// Interface constants are inherited, hidden, ambiguous unless qualified, and evaluated once.
public class ConstantsInherited {
    static int evaluated;

    static int once(int n) {
        evaluated++;
        System.out.println("evaluated " + n);
        return n;
    }

    interface Limits {
        int MAX = 10;
        int[] TABLE = {1, 2, once(3)};
        String NAME = "limits";
    }

    interface Wider extends Limits {
        int MAX = Limits.MAX * 10;
        int OFFSET = once(5) + TABLE.length;
    }

    interface Other {
        int MAX = -1;
        String NAME = "other";
    }

    static class Base implements Limits {
        int max() {
            return MAX;
        }
    }

    static class Derived extends Base implements Wider, Other {
        static final String NAME = "derived";

        @Override
        int max() {
            return super.max() + Wider.MAX + Other.MAX;
        }

        String names() {
            return NAME + Limits.NAME + Other.NAME;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Base().max() + " " + new Derived().max() + " " + evaluated);
        System.out.println(new Derived().names());
        System.out.println(Base.TABLE[2] + " " + evaluated);
        Limits.TABLE[0] = 99;
        System.out.println(Derived.TABLE[0] + Wider.TABLE[0] + " " + (Wider.TABLE == Base.TABLE));
        System.out.println(Derived.OFFSET + " " + Wider.OFFSET + " " + evaluated);
        Limits none = null;
        System.out.println(none.MAX + none.NAME);
        switch (100) {
            case Wider.MAX -> System.out.println("wider");
            case Limits.MAX -> System.out.println("limits");
            default -> System.out.println("neither");
        }
    }
}
