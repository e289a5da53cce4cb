// java: 21
// Guards run in order, only for matching types, and may throw or change state.
public class GuardsWithEffects {
    static int calls = 0;
    static String log = "";

    static boolean guard(String name, boolean result) {
        calls++;
        log += name + (result ? "+" : "-");
        return result;
    }

    static boolean boom(int n) {
        throw new IllegalStateException("guard " + n);
    }

    static String pick(Object o) {
        log = "";
        String result = switch (o) {
            case String s when guard("s1", s.startsWith("x")) -> "x-string";
            case String s when guard("s2", s.length() == 2) && guard("s3", s.charAt(1) == 'b') -> "?b";
            case Integer i when guard("i1", i % 2 == 0) || guard("i2", i % 3 == 0) -> "2 or 3";
            case Integer i when boom(i) -> "never";
            case CharSequence c when guard("c1", c.length() > 4) -> "long";
            case Object x when guard("o1", calls % 2 == 0) -> "even";
            default -> "rest";
        };
        return result + " " + log + " " + calls;
    }

    public static void main(String[] args) {
        System.out.println(pick("xy"));
        System.out.println(pick("ab"));
        System.out.println(pick("ac"));
        System.out.println(pick("longer"));
        System.out.println(pick(4));
        System.out.println(pick(9));
        System.out.println(pick(new StringBuilder("builder")));
        System.out.println(pick('c'));
        System.out.println(pick(2.0));
        try {
            pick(7);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + log);
        }
        int limit = 3;
        for (Object o : new Object[] {1, 5, "three"}) {
            String text = switch (o) {
                case Integer n when n < limit -> "below " + n;
                case Integer n -> {
                    int doubled = n * 2;
                    yield "above " + doubled;
                }
                case String s -> {
                    for (int i = 0; ; i++) {
                        if (s.charAt(i) == 'r') {
                            yield "r at " + i;
                        }
                    }
                }
                default -> throw new AssertionError(o);
            };
            System.out.println(text);
        }
        pick(11);
    }
}
