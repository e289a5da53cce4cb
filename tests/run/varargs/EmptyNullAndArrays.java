// No arguments, null, an array, an array cast to Object, nested arrays: what arrives in the parameter. Ends uncaught.
public class EmptyNullAndArrays {
    static String objects(Object... items) {
        if (items == null) {
            return "null";
        }
        String s = items.length + "(";
        for (Object item : items) {
            s += item instanceof Object[] inner ? objects(inner) : item instanceof int[] ints ? "ints" + ints.length : item;
            s += ";";
        }
        return s + ")";
    }

    static int sum(int... numbers) {
        int total = 0;
        for (int n : numbers) {
            total += n;
        }
        return total * 10 + numbers.length;
    }

    static String named(String name, String... rest) {
        return name + rest.length;
    }

    static void change(int... numbers) {
        numbers[0] = 99;
    }

    public static void main(String[] args) {
        System.out.println(objects() + " " + objects((Object[]) null) + " " + objects((Object) null) + " " + objects(null, null));
        String[] words = {"a", "b"};
        System.out.println(objects(words) + " " + objects((Object) words) + " " + objects(words, "c") + " " + objects((Object[]) words));
        System.out.println(objects(new int[] {1, 2}) + " " + objects(1, 'c', 2.5, 3L, true) + " " + objects(new int[2][2]));
        System.out.println(objects(new Object[0]) + " " + objects(new Object[] {null}) + " " + objects(new Object[][] {{1}, {}}));
        System.out.println(sum() + " " + sum(5) + " " + sum(1, 2, 3) + " " + sum(new int[] {4, 4}));
        byte b = 3;
        System.out.println(sum(b, 'a', (short) 2));
        System.out.println(named("x") + named("x", "y") + named("x", words) + named("x", "y", null));
        try {
            named("x", (String[]) null);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        int[] mine = {1, 2};
        change(mine);
        System.out.println(mine[0]);
        int one = 1;
        change(one, 2);
        System.out.println(one);
        change();
    }
}
