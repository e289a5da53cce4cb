// continue in do-while evaluates the condition; in for it runs the update; in while neither.
public class ContinueInDoWhile {
    static int evaluations = 0;

    static boolean condition(boolean value) {
        evaluations++;
        return value;
    }

    public static void main(String[] args) {
        int i = 0;
        do {
            i++;
            if (i % 2 == 0) {
                continue;
            }
            System.out.print(i + " ");
        } while (condition(i < 7));
        System.out.println(evaluations);
        evaluations = 0;
        i = 0;
        outer:
        do {
            i++;
            for (int j = 0; j < 10; j++) {
                if (j == i) {
                    continue outer;
                }
                if (i == 4) {
                    break outer;
                }
                System.out.print(i * 10 + j + " ");
            }
        } while (condition(i < 9));
        System.out.println(evaluations);
        i = 0;
        for (int k = 0; condition(k < 5); k++, i += 10) {
            if (k == 2) {
                continue;
            }
            if (k == 3) {
                k++;
                continue;
            }
            System.out.print(k + " ");
        }
        System.out.println(i + " " + evaluations);
        each:
        for (String word : "one two stop three".split(" ")) {
            for (char c : word.toCharArray()) {
                switch (c) {
                    case 'w':
                        System.out.print("[w]");
                        continue each;
                    case 's':
                        break each;
                    default:
                        System.out.print(c);
                }
            }
            System.out.print(",");
        }
        System.out.println();
        do {
            if (condition(false)) {
                break;
            }
        } while (false);
        System.out.println(evaluations);
    }
}
