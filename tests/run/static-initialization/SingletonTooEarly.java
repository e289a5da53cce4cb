// The classic: a static instance created above a static counter that is initialised later.
public class SingletonTooEarly {
    static class Wrong {
        static final Wrong INSTANCE = new Wrong();
        static int counter = 0;
        static int untouched;
        static Integer boxed = 5;
        int seen;

        Wrong() {
            counter++;
            untouched++;
            seen = counter * 10 + untouched;
            System.out.println("boxed is " + boxed);
        }
    }

    static class Right {
        static int counter = 0;
        static final Right INSTANCE = new Right();
        int seen = ++counter;
    }

    static int later = forward();
    static int base = 20;
    static final int FIXED = 30;

    static int forward() {
        return base + FIXED;
    }

    static int again;

    static {
        again = forward();
        SingletonTooEarly.below = 5;
    }

    static int below = SingletonTooEarly.below + 1;

    public static void main(String[] args) {
        System.out.println(Wrong.counter + " " + Wrong.untouched + " " + Wrong.INSTANCE.seen + " " + Wrong.boxed);
        System.out.println(Right.counter + " " + Right.INSTANCE.seen);
        System.out.println(later + " " + again + " " + below);
        new Wrong();
        System.out.println(Wrong.counter + " " + Wrong.untouched);
    }
}
