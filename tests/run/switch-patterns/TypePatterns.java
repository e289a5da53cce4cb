// java: 21
// A switch over types: order of cases, null, guards.
public class TypePatterns {
    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + -i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Character c -> "char " + (char) (c + 1);
            case int[] array -> "ints " + array.length;
            case Object[] array when array.length > 0 && array[0] instanceof String first -> "starts with " + first;
            case Object[] array -> "objects " + array.length;
            case Comparable<?> c -> "comparable " + c;
            case Runnable r -> {
                r.run();
                yield "ran";
            }
            default -> "other";
        };
    }

    static int guard(Object o, int limit) {
        switch (o) {
            case Integer i when check(i, limit):
                return 1;
            case Number n when check(n.intValue(), limit * 2):
                return 2;
            case Number n:
                return 3;
            default:
                return 4;
        }
    }

    static boolean check(int value, int limit) {
        System.out.print("[" + value + "<" + limit + "]");
        return value < limit;
    }

    public static void main(String[] args) {
        Object[] values = {null, 101, -7, 5, "", "four", 'a', new int[3], new Object[] {"s", 1}, new String[0],
            2.5, 7L, (Runnable) () -> System.out.print("run "), new StringBuilder("sb"), new Object()};
        for (Object value : values) {
            System.out.println(describe(value));
        }
        System.out.println(guard(1, 5) + " " + guard(7, 5) + " " + guard(70, 5) + guard(3.5, 5) + guard("s", 1));
        Object o = 5;
        switch (o) {
            case String s -> System.out.println("no " + s);
            case Integer i when i == 6 -> System.out.println("no");
            default -> System.out.println("default");
        }
        Object none = null;
        switch (none) {
            default -> System.out.println("never");
        }
    }
}
