// Labels on blocks, ifs and single statements; break leaves exactly that statement.
public class LabelledBlocks {
    static String grade(int points) {
        String result = "";
        check: {
            if (points < 0) {
                result = "negative";
                break check;
            }
            result += "ok";
            inner: {
                if (points > 100) {
                    break check;
                }
                if (points == 50) {
                    break inner;
                }
                result += " usual";
            }
            result += " checked";
        }
        return result + ".";
    }

    static int find(int[] values, int wanted) {
        int at = 0;
        search:
        if (values.length > 0) {
            for (; at < values.length; at++) {
                if (values[at] == wanted) {
                    break search;
                }
            }
            at = -1;
        } else {
            at = -2;
        }
        return at;
    }

    public static void main(String[] args) {
        System.out.println(grade(-1) + grade(101) + grade(50) + grade(10));
        System.out.println(find(new int[] {4, 5, 6}, 6) + " " + find(new int[] {4}, 5) + " " + find(new int[0], 1));
        a: b: c: {
            System.out.print("abc ");
            if (args.length == 0) {
                break b;
            }
            System.out.print("never ");
        }
        x: x();
        same: {
            System.out.print("one ");
            break same;
        }
        same: {
            System.out.print("two ");
        }
        int same = 5;
        same: same += 2;
        System.out.println(same);
        int n = 0;
        body:
        try {
            n = 1;
            if (n == 1) {
                break body;
            }
            n = 2;
        } finally {
            n += 10;
        }
        System.out.println(n);
    }

    static void x() {
        System.out.print("x ");
    }
}
