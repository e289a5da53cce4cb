// A constructor of the superclass calls an overriding method before the subclass's fields are initialised.
public class VirtualCallFromConstructor {
    static abstract class Base {
        final String seen;
        int count = 10;

        Base() {
            seen = describe();
            count += step();
            System.out.println("Base saw " + seen + ", count " + count);
        }

        abstract String describe();

        int step() {
            return 1;
        }
    }

    static class Derived extends Base {
        private final int constant = 5;
        private final int computed = Integer.parseInt("5");
        private String text = "ready";
        private int kept;
        private int lost = 0;
        private boolean flag;

        Derived() {
            super();
            System.out.println("Derived body " + describe());
        }

        @Override
        String describe() {
            kept++;
            lost++;
            flag = !flag;
            return constant + "/" + computed + "/" + text + "/" + kept + "/" + lost + "/" + flag;
        }

        @Override
        int step() {
            return super.step() + lost + computed + constant;
        }
    }

    static class Deeper extends Derived {
        char letter = 'x';

        @Override
        String describe() {
            return "[" + (int) letter + " " + super.describe() + "]";
        }
    }

    public static void main(String[] args) {
        Derived derived = new Derived();
        System.out.println(derived.seen + " " + derived.kept + " " + derived.lost);
        Base deeper = new Deeper();
        System.out.println(deeper.seen + " then " + deeper.describe());
    }
}
