// Builders are compared by identity, strings taken from them do not change with them.
public class BuildersAndIdentity {
    static void change(StringBuilder b) {
        b.append("!");
        b = new StringBuilder("other");
        b.append("?");
    }

    static StringBuilder[] pair() {
        StringBuilder shared = new StringBuilder("s");
        return new StringBuilder[] {shared, shared};
    }

    public static void main(String[] args) {
        StringBuilder a = new StringBuilder("x");
        StringBuilder b = new StringBuilder("x");
        System.out.println(a.equals(b) + " " + a.toString().equals(b.toString()) + " " + a.compareTo(b)
            + " " + (a.toString() == a.toString()));
        String before = a.toString();
        change(a);
        System.out.println(before + " " + a);
        StringBuilder[] pair = pair();
        pair[0].append(1);
        pair[1].append(2);
        System.out.println(pair[0] + " " + (pair[0] == pair[1]));
        StringBuilder trace = new StringBuilder();
        int x = trace.append("a").length() + trace.append("bb").length() * trace.append("ccc").length();
        System.out.println(x + " " + trace);
        String concat = trace + "" + trace.append("d").length();
        System.out.println(concat.length() > 6);
        System.out.println("abcabc".contentEquals(new StringBuilder("abc").append("abc")));
        System.out.println(trace.indexOf("c") + " " + trace.lastIndexOf("c") + " " + trace.indexOf("zz")
            + " " + trace.indexOf("b", 2) + " " + trace.lastIndexOf("a", 0));
        System.out.println(new StringBuilder("level").reverse().toString().equals("level"));
        System.out.println(new StringBuilder().append("a").append(1 + 1).insert(0, 'z').reverse());
        CharSequence sequence = trace;
        System.out.println(sequence.charAt(0) + sequence.length() + sequence.subSequence(1, 3).toString());
        StringBuffer buffer = new StringBuffer("buf");
        buffer.append(1).insert(0, "[").append(']').reverse();
        System.out.println(buffer + " " + buffer.length());
        String joined = String.join(",", new StringBuilder("p"), "q", new StringBuilder("r"));
        System.out.println(joined);
        StringBuilder none = null;
        System.out.println("none: " + none);
        none.append("x");
    }
}
