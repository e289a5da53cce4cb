package java.lang;

/** As the JDK's class of that name. */
public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
        super();
    }

    public NumberFormatException(String s) {
        super(s);
    }

    static NumberFormatException ofInput(String text, int radix) {
        String under = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + under);
    }

    static NumberFormatException ofPart(CharSequence text, int from, int to, int at) {
        String part = text.subSequence(from, to).toString();
        return new NumberFormatException("Error at index " + (at - from) + " in: \"" + part + "\"");
    }
}
