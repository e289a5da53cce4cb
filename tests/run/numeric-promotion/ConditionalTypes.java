// The type of ?: with mixed operands: constants that fit, boxes that are unboxed, references that are not.
public class ConditionalTypes {
    static void print(Object o) {
        System.out.println((o == null ? "null" : o.getClass().getSimpleName() + " ") + (o == null ? "" : o));
    }

    static boolean yes() {
        return true;
    }

    public static void main(String[] args) {
        char x = 'X';
        int i = 0;
        System.out.println(yes() ? x : 0);
        System.out.println(yes() ? x : i);
        System.out.println(false ? i : x);
        System.out.println(false ? 70000 : x);
        final int constant = 5;
        System.out.println(yes() ? x : constant);
        byte b = 65;
        System.out.println(yes() ? b : 'A');
        System.out.println(yes() ? b : x);
        short s = 66;
        System.out.println(yes() ? 'A' : s);
        print(yes() ? 1 : 2.0);
        print(yes() ? (Object) 1 : 2.0);
        print(yes() ? Integer.valueOf(1) : Double.valueOf(2));
        print(yes() ? 'a' : 1);
        print(yes() ? 'a' : 1L);
        print(yes() ? null : 1);
        print(!yes() ? null : 1);
        print(yes() ? 1 : "one");
        print(yes() ? b : s);
        print(yes() ? 1f : 1L);
        Integer none = null;
        Object kept = yes() ? none : "text";
        print(kept);
        Integer same = yes() ? none : Integer.valueOf(3);
        print(same);
        long sum = 0;
        for (int k = 0; k < 4; k++) {
            sum += k % 2 == 0 ? k : 0.5 + k;
        }
        System.out.println(sum);
        try {
            Integer broken = yes() ? none : 0;
            print(broken);
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        double d = yes() ? none : 1.0;
        System.out.println("not reached " + d);
    }
}
