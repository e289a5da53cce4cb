// == on strings: literals and constant expressions are one object, computed strings are not, intern gives the literal.
public class StringIdentity {
    static final String A = "a";
    static final String AB = A + "b";
    static String variable = "a";
    final String field = "ab";
    static final String COMPUTED = "ab".substring(0, 1);
    static final char C = 'b';
    static final int ONE = 1;

    static class Other {
        static final String AB = "ab";
    }

    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        final String local = "a";
        String open = "a";
        final String late;
        late = "a";
        System.out.println((AB == "ab") + " " + (AB == Other.AB) + " " + (A + C == "ab") + " " + (local + "b" == AB) + " " + ("a" + ONE + 2 == "a12"));
        System.out.println((variable + "b" == AB) + " " + (open + "b" == AB) + " " + (late + "b" == AB) + " " + (COMPUTED + "b" == AB));
        System.out.println((variable + "b").equals(AB) + " " + ((variable + "b").intern() == AB) + " " + (new String("ab") == AB) + " " + (new String("ab").intern() == "ab"));
        System.out.println(same(new StringIdentity().field, AB) + " " + same("" + true + 'c' + 1L + 2.5, "truec12.5") + " " + same((Object) "x", "x"));
        String s = "ab";
        s += "";
        System.out.println((s == AB) + " " + s.equals(AB) + " " + (s.toString() == s) + " " + (String.valueOf((Object) s) == s));
        System.out.println(("ab".concat("") == "ab") + " " + AB.substring(0).equals(AB) + " " + (AB.trim().intern() == AB) + " " + AB.replace('x', 'y').equals(AB));
        String t = args.length == 0 ? "ab" : null;
        System.out.println((t == AB) + " " + ((args.length > 5 ? "x" : "a") + "b" == AB) + " " + ((true ? "a" : "x") + "b" == AB));
        switch (variable + 'b') {
            case AB:
                System.out.println("switch compares contents");
                break;
            default:
                System.out.println("not reached");
        }
        System.out.println((char) ('a' + 1) + "" + (short) 3 + (byte) 300 == "b344");
        System.out.println("" + null == "null");
        System.out.println(s != AB ? s.hashCode() == AB.hashCode() : s == null);
    }
}
