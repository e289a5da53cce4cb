// Switches on strings compare by equals, also when hash codes collide.
public class SwitchOnStrings {
    static final String PREFIX = "pre";
    static int evaluated = 0;

    static String selector(String s) {
        evaluated++;
        return s;
    }

    static int find(String s) {
        switch (selector(s)) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "":
                return 3;
            case PREFIX + "fix":
                return 4;
            case "C#":
            case "Bb":
                return 5;
            default:
                return -1;
        }
    }

    static String fall(String s) {
        String out = "";
        switch (s) {
            case "AaAa":
                out += 1;
            case "BBBB":
                out += 2;
                break;
            default:
                out += "d";
            case "AaBB":
                out += 3;
            case "BBAa":
                out += 4;
        }
        return out;
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println(find("Aa") + " " + find("BB") + " " + find("") + " " + find("C#") + " " + find("Bb")
            + " " + find("prefix") + " " + find("aa") + " " + find(new String("BB")) + " " + find("B" + (char) 66));
        System.out.println(evaluated);
        System.out.println(fall("AaAa") + " " + fall("BBBB") + " " + fall("AaBB") + " " + fall("BBAa") + fall("x"));
        String s = "one";
        switch (s) {
            case "one":
                s = "two";
                System.out.println("first " + s);
                break;
            case "two":
                System.out.println("never");
        }
        switch (s) {
            case "none":
                System.out.println("never");
        }
        String none = null;
        try {
            switch (none) {
                default:
                    System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        find(null);
    }
}
