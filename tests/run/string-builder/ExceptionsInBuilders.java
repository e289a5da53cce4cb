// An exception in the middle of a chain of appends leaves what was appended before.
public class ExceptionsInBuilders {
    static class Explosive {
        public String toString() {
            throw new IllegalStateException("no text");
        }
    }

    static String fail(int code) {
        throw new IllegalArgumentException("code " + code);
    }

    static StringBuilder log = new StringBuilder();

    static StringBuilder log(String text) {
        return log.append(text).append(';');
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        try {
            b.append("one").append(fail(1)).append("two");
        } catch (IllegalArgumentException e) {
            System.out.println(b + " " + e.getMessage());
        }
        try {
            b.append("three").append(new Explosive());
        } catch (IllegalStateException e) {
            System.out.println(b + " " + e.getMessage());
        }
        try {
            b.append("four" + new Explosive());
        } catch (IllegalStateException e) {
            System.out.println(b);
        }
        try {
            char[] none = null;
            b.append(none);
        } catch (NullPointerException e) {
            System.out.println(b.append(" null array"));
        }
        try {
            b.append("abc", 2, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(b.length());
        } finally {
            b.setLength(3);
        }
        System.out.println(b);
        log("a").append(log("b").length()).append(log("c").length());
        System.out.println(log);
        try {
            new StringBuilder(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative capacity");
        }
        try {
            new StringBuilder((String) null);
        } catch (NullPointerException e) {
            System.out.println("null string");
        }
        b.append(new Explosive());
    }
}
