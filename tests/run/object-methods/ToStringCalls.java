// When toString is called: concatenation, println, append, valueOf, format, join; null results and nulls. Ends uncaught.
public class ToStringCalls {
    static int calls;

    static class Loud {
        final String text;

        Loud(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            calls++;
            return text;
        }
    }

    static class Chars implements CharSequence {
        public int length() {
            return 3;
        }

        public char charAt(int i) {
            return (char) ('x' + i);
        }

        public CharSequence subSequence(int a, int b) {
            return "sub";
        }

        @Override
        public String toString() {
            return "chars";
        }
    }

    static class Bad {
        @Override
        public String toString() {
            throw new IllegalStateException("no text");
        }
    }

    public static void main(String[] args) {
        Loud loud = new Loud("loud"), empty = new Loud(null), none = null;
        System.out.println(loud);
        System.out.println(loud + "+" + loud + 1 + 2 + 'c' + 1.0 + null + true);
        System.out.println(1 + 2 + "" + loud + calls);
        System.out.println("empty " + empty + ", none " + none);
        System.out.println(empty);
        System.out.println(none);
        System.out.println(String.valueOf(loud) + String.valueOf(none) + String.valueOf((Object) null).length());
        StringBuilder builder = new StringBuilder().append(loud).append(none).append(empty).append(new Chars()).append((CharSequence) new Chars(), 0, 2).append((String) null);
        System.out.println(builder + " " + calls);
        System.out.println(String.format("%s/%5s/%-6s|%s", loud, 'c', true, none));
        System.out.println(String.join(",", new Chars(), "b", builder.substring(0, 4)) + new Chars());
        String s = "start";
        s += loud;
        s += none;
        s += new char[] {'a'}.length;
        System.out.println(s + calls);
        Object[] objects = {loud, 5, null, "t"};
        for (Object o : objects) {
            System.out.print(o + ";");
        }
        System.out.println();
        char[] letters = {'l', 'e', 't'};
        System.out.println(letters);
        System.out.println(String.valueOf(letters) + String.valueOf(letters, 1, 2));
        try {
            System.out.println("before " + new Bad() + " after");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + calls);
        }
        System.out.println(new Bad());
    }
}
