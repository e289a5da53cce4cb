// Which toString runs, for what, and how often.
public class ToStringInConcat {
    static int calls = 0;

    static class Base {
        public String toString() {
            calls++;
            return "base" + calls;
        }
    }

    static class Derived extends Base {
        @Override
        public String toString() {
            return "derived(" + super.toString() + ")";
        }
    }

    enum Level {
        LOW,
        HIGH {
            public String toString() {
                return "high!";
            }
        }
    }

    record Pair(Object a, Object b) { }

    record Custom(int n) {
        public String toString() {
            return "<" + n + ">";
        }
    }

    static class Failing {
        public String toString() {
            throw new UnsupportedOperationException("no text");
        }
    }

    static <T> String generic(T value) {
        return "[" + value + "]";
    }

    public static void main(String[] args) {
        Base b = new Derived();
        System.out.println(b + " " + calls);
        System.out.println("" + b + b);
        System.out.println(b.toString() + calls);
        Object o = b;
        String s = "s";
        s += o;
        System.out.println(s + " " + calls);
        System.out.println(Level.LOW + " " + Level.HIGH + " " + Level.HIGH.name());
        System.out.println(new Pair(1, new Pair("x", null)) + " " + new Pair(new Custom(4), 'c') + new Pair(2.5, b));
        System.out.println(generic(5) + generic("t") + generic(null) + generic('c') + generic(b) + generic(Level.HIGH));
        System.out.println(new StringBuilder("sb") + "!" + new StringBuilder().append(b).append((Object) Level.LOW));
        Object[] things = {b, null, new Custom(1)};
        for (Object thing : things) {
            System.out.print(thing + ";");
            System.out.print(thing);
            System.out.print(";");
        }
        System.out.println(calls);
        try {
            System.out.println("never " + new Failing());
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(new Pair(1, new Failing()));
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        System.out.println(String.valueOf((Object) new Custom(9)) + new int[0].length + Integer.valueOf(3));
    }
}
