//! The part that is the same in all programs: printing, fuel, and a few classes that statements use. The cause of a
//! `NoClassDefFoundError` is not printed: it is a service of some JVMs.

/// It uses only what is in `java.lang` and prints at most so many lines, of at most so many characters; the rest goes into a
/// sum that is printed at the end.
pub const PRELUDE: &str = r#"
interface Printable { }

interface Mix {
    long mix(int a, short b, String c);

    default Mix again() { return (a, b, c) -> mix(a + 1, b, c) * 2; }
}

interface Step {
    byte step(char c);
}

interface Link<A, B> {
    B link(A a);

    default <C> Link<A, C> then(Link<? super B, ? extends C> next) { return a -> next.link(link(a)); }
}

class Problem extends Exception {
    Problem(String message) { super(message); }
}

class Fault extends RuntimeException {
    final int code;

    Fault(String message, int code) {
        super(message);
        this.code = code;
    }
    Fault(String message, int code, Throwable cause) {
        super(message, cause);
        this.code = code;
    }
}

class Resource implements AutoCloseable {
    private final int number;
    private final boolean fails;

    Resource(int number, boolean opens, boolean closes) {
        this.number = number;
        fails = closes;
        T.line("open " + number);
        if (opens) { throw new Fault("open", number); }
    }

    public void close() {
        T.line("close " + number);
        if (fails) { throw new Fault("close", number); }
    }
}

class Holder<A> {
    A value;

    Holder(A value) { this.value = value; }
    A get() {
        T.line("get");
        return value;
    }
    static <X> X pick(boolean first, X one, X other) { return first ? one : other; }
}

final class T {
    static final Object LOCK = new Object() {
        public String toString() { return "lock"; }
    };
    private static int fuel = 3000;
    private static int lines;
    private static long sum;

    static boolean go() { return --fuel > 0; }
    static boolean fine() { return (lines & 3) != 0; }
    static int at(int index, int length) { return length == 0 ? 0 : Math.floorMod(index, length); }
    static int twice(int value) { return value * 2; }
    static int varied(int... values) {
        int all = values.length;
        for (int value : values) { all = all * 31 + value; }
        return all;
    }
    static int size(Object text) { return text == null ? -1 : text.toString().length(); }
    static String join(String left, String right) { return cut(left + "/" + right); }
    static String some(String text) { return text == null ? "none" : text; }
    static String cut(String text) { return text == null || text.length() <= 24 ? text : text.substring(0, 24); }
    static void line(String text) {
        sum = sum * 31 + text.hashCode();
        if (lines++ < 150) { System.out.println(text.length() <= 100 ? text : text.substring(0, 100)); }
    }
    static void end() { System.out.println("sum " + sum + " of " + lines); }
    static String s(Object value) {
        if (value instanceof Double number) { return text(number); }
        if (value instanceof Float number) { return text(number); }
        if (value instanceof int[] numbers) { return "ints " + numbers.length + " " + varied(numbers); }
        boolean known = value == null || value instanceof String || value instanceof Integer || value instanceof Long
            || value instanceof Short || value instanceof Byte || value instanceof Character || value instanceof Boolean;
        if (known || value instanceof Enum || value instanceof Record || value instanceof Printable) { return String.valueOf(value); }
        return value instanceof Object[] ? "array" : "object";
    }
    private static String text(double number) {
        String bits = "d" + Double.doubleToLongBits(number);
        return number == (int) number && number < 1000 && number > -1000 ? bits + " " + number : bits;
    }
    private static String text(float number) {
        String bits = "f" + Float.floatToIntBits(number);
        return number == (int) number && number < 1000 && number > -1000 ? bits + " " + number : bits;
    }
    static void p(boolean value) { line("boolean " + value); }
    static void p(byte value) { line("byte " + value); }
    static void p(short value) { line("short " + value); }
    static void p(char value) { line("char " + (int) value); }
    static void p(int value) { line("int " + value); }
    static void p(long value) { line("long " + value); }
    static void p(float value) { line("float " + text(value)); }
    static void p(double value) { line("double " + text(value)); }
    static void p(String value) { line("String " + value); }
    static void p(Object value) { line("Object " + s(value)); }
    static void p(Throwable thrown) {
        String name = thrown.getClass().getName();
        boolean said = thrown instanceof ArithmeticException || thrown instanceof ArrayIndexOutOfBoundsException
            || thrown instanceof NegativeArraySizeException || thrown instanceof ArrayStoreException
            || thrown instanceof Fault || thrown instanceof Problem || thrown instanceof AssertionError;
        line("thrown " + name + (said ? " " + thrown.getMessage() : ""));
        if (thrown.getCause() != null && !(thrown instanceof NoClassDefFoundError)) { line("cause " + thrown.getCause().getClass().getName()); }
        for (Throwable other : thrown.getSuppressed()) { line("suppressed " + other.getClass().getName()); }
    }
    static boolean t(int place, boolean value) {
        line("at " + place + " " + value);
        return value;
    }
    static byte t(int place, byte value) {
        line("at " + place + " " + value);
        return value;
    }
    static short t(int place, short value) {
        line("at " + place + " " + value);
        return value;
    }
    static char t(int place, char value) {
        line("at " + place + " " + (int) value);
        return value;
    }
    static int t(int place, int value) {
        line("at " + place + " " + value);
        return value;
    }
    static long t(int place, long value) {
        line("at " + place + " " + value);
        return value;
    }
    static float t(int place, float value) {
        line("at " + place + " " + text(value));
        return value;
    }
    static double t(int place, double value) {
        line("at " + place + " " + text(value));
        return value;
    }
    static String t(int place, String value) {
        line("at " + place + " " + value);
        return value;
    }
    static Integer t(int place, Integer value) {
        line("at " + place + " " + value);
        return value;
    }
    static Long t(int place, Long value) {
        line("at " + place + " " + value);
        return value;
    }
    static Character t(int place, Character value) {
        line("at " + place + " " + value);
        return value;
    }
    static <X> X u(int place, X value) {
        line("at " + place);
        return value;
    }
}
"#;
