// java: 21
// case null, case null with default, and where null goes without it.
public class NullAndDefault {
    enum Light { RED, GREEN }

    static String one(String s) {
        return switch (s) {
            case "a" -> "first";
            case "b" -> "second";
            case null, default -> "nothing known";
        };
    }

    static String two(Light light) {
        return switch (light) {
            case RED -> "stop";
            case null -> "dark";
            case GREEN -> "go";
        };
    }

    static String three(Object o) {
        return switch (o) {
            case String s when s.length() > 3 -> "long";
            case CharSequence s -> "text";
            case null -> "null";
            case Object other -> "object";
        };
    }

    static int four(Integer n) {
        return switch (n) {
            case 1 -> 10;
            case Integer i when i > 50 -> 50;
            case 2 -> 20;
            case Integer i -> -i;
        };
    }

    static void five(Object o) {
        switch (o) {
            case null:
                System.out.print("N");
                break;
            case Integer i:
                System.out.print("I" + i);
                break;
            default:
                System.out.print("D");
        }
    }

    public static void main(String[] args) {
        System.out.println(one("a") + " " + one("b") + " " + one("c") + " " + one(null));
        System.out.println(two(Light.RED) + " " + two(null) + " " + two(Light.GREEN));
        System.out.println(three("word") + " " + three("w") + " " + three(new StringBuilder()) + " " + three(null)
            + " " + three(1));
        System.out.println(four(1) + " " + four(2) + " " + four(51) + " " + four(7));
        five(null);
        five(3);
        five("s");
        System.out.println();
        try {
            four(null);
        } catch (NullPointerException e) {
            System.out.println("no case for null");
        }
        Light none = null;
        System.out.println(switch (none) {
            case RED -> 1;
            case GREEN -> 2;
        });
    }
}
