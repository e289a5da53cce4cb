// The tested expression is evaluated once, left to right with the rest of the condition, and the variable is a copy.
public class EvaluatedOnce {
    static int calls;
    static Object current = "one";

    static Object next() {
        calls++;
        System.out.print("next" + calls + " ");
        return calls % 2 == 0 ? (Object) calls : "s" + calls;
    }

    static boolean yes(String s) {
        System.out.print(s + " ");
        return true;
    }

    public static void main(String[] args) {
        if (next() instanceof String s && yes("then") && next() instanceof Integer n) {
            System.out.println(s + n);
        }
        if (next() instanceof Integer n || yes("or")) {
            System.out.println(calls);
        }
        if (!(next() instanceof String s)) {
            System.out.println("no string, " + calls);
        } else {
            System.out.println(s);
        }
        if (current instanceof String s) {
            current = 5;
            System.out.println(s + " " + current);
            s = "changed";
            System.out.println(s + " " + current);
        }
        Object o = "outer";
        if (o instanceof String s && (o = s + s) instanceof String t && (o = null) == null) {
            System.out.println(s + " " + t + " " + o);
        }
        Object[] array = {"a", 1, null, 2.5, 'c', new Object[] {"inner"}};
        int i = 0;
        String seen = "";
        while (i < array.length) {
            if (array[i++] instanceof Integer n) {
                seen += "I" + n;
            } else if (array[i - 1] instanceof Object[] inner && inner[0] instanceof String s) {
                seen += "A" + s;
            } else if (array[i - 1] instanceof Number n) {
                seen += "N" + n.intValue();
            } else {
                seen += array[i - 1];
            }
        }
        System.out.println(seen + " " + i);
        do {
            calls--;
        } while (next() instanceof Integer k && calls > 100);
        System.out.println(calls);
    }
}
