// split on simple separators, join, and what happens to empty pieces.
public class SplitAndJoin {
    static void show(String[] parts) {
        String line = parts.length + ":";
        for (String part : parts) {
            line += "<" + part + ">";
        }
        System.out.println(line);
    }

    static int total(String csv) {
        int sum = 0;
        for (String field : csv.split(",")) {
            sum += Integer.parseInt(field.trim());
        }
        return sum;
    }

    public static void main(String[] args) {
        show("a,b,c".split(","));
        show("a,,b,,".split(","));
        show(",a".split(","));
        show(",".split(","));
        show("".split(","));
        show("abc".split(","));
        show("a b  c".split(" "));
        show("a,b,c,d".split(",", 2));
        show("a,b,,".split(",", -1));
        show("a,b,,".split(",", 0));
        show("a,b".split(",", 10));
        show("key=value=x".split("=", 2));
        show("a--b-c".split("--"));
        show("1;2;3".split(";"));
        show("a:b".split(":"));
        System.out.println(String.join("-", "a", "b", "c"));
        System.out.println(String.join("", "x", "y") + String.join(", ") + String.join("/", "one"));
        System.out.println(String.join(",", "a", null, ""));
        System.out.println(String.join(" and ", new String[] {"salt", "pepper"}));
        System.out.println(String.join("|", "q w e".split(" ")));
        System.out.println(total("1, 2 ,3") + " " + total("-5,5"));
        String text = "to be or not to be";
        String[] words = text.split(" ");
        int unique = 0;
        for (int i = 0; i < words.length; i++) {
            boolean seen = false;
            for (int j = 0; j < i; j++) {
                seen |= words[i].equals(words[j]);
            }
            if (!seen) {
                unique++;
            }
        }
        System.out.println(unique + " of " + words.length);
        System.out.println(total("1,x,3"));
    }
}
