// Calls inside a concatenation run in order; an exception discards the string.
public class ConcatWithSideEffects {
    static String log = "";
    int count;

    static String say(String text) {
        log += text;
        return text;
    }

    static String fail() {
        log += "!";
        throw new IllegalStateException("failed");
    }

    public String toString() {
        return "object" + count;
    }

    String next() {
        count++;
        return "next" + count;
    }

    public static void main(String[] args) {
        String result = "start";
        System.out.println(say("a") + say("b") + (say("c") + say("d")));
        System.out.println(log);
        try {
            result = say("x") + fail() + say("y");
        } catch (IllegalStateException e) {
            System.out.println(result + " " + log + " " + e.getMessage());
        }
        try {
            result += say("z") + fail();
        } catch (IllegalStateException e) {
            System.out.println(result + " " + log);
        }
        ConcatWithSideEffects object = new ConcatWithSideEffects();
        System.out.println(object.next() + object.next() + object.count);
        System.out.println(object.count + object.next() + object.count++ + object.count);
        System.out.println(object);
        log = "(";
        log += say("in") + log;
        System.out.println(log);
        String s = "s";
        System.out.println(s + (s = "t") + s);
        int[] a = {1, 2};
        int i = 0;
        System.out.println(a[i++] + "," + a[i--] + "," + a[i] + "," + i);
        try {
            System.out.println("never" + a[5]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("e: " + e.getMessage());
        }
        System.out.println("nested " + ("(" + ("[" + say("k") + "]") + ")"));
        ConcatWithSideEffects none = null;
        System.out.println("null object " + none);
        System.out.println("never" + none.count);
    }
}
