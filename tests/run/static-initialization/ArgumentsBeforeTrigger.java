// When exactly: arguments are evaluated before a static call initialises, but `new` initialises before its arguments.
public class ArgumentsBeforeTrigger {
    static int say(String s) {
        System.out.println(s);
        return s.length();
    }

    static class Called {
        static {
            say("init Called");
        }

        static int twice(int x) {
            return 2 * x;
        }
    }

    static class Created {
        static {
            say("init Created");
        }
        final int x;

        Created(int x) {
            this.x = x;
        }
    }

    static class Assigned {
        static int field = say("init Assigned");
        static int[] array = {1, 2, 3};
    }

    static class Compound {
        static int field = say("init Compound");
    }

    static class Holder {
        static {
            say("init Holder");
        }
        static final Holder INSTANCE = new Holder();
        int n = 1;
    }

    static Holder get() {
        say("get");
        return Holder.INSTANCE;
    }

    public static void main(String[] args) {
        System.out.println(Called.twice(say("argument")));
        System.out.println(new Created(say("argument of new")).x);
        Assigned.field = say("value");
        System.out.println(Assigned.field);
        Compound.field += say("added value");
        System.out.println(Compound.field);
        System.out.println(get().n + get().n);
        System.out.println(Assigned.array[say("ab")]);
    }
}
