// Increments in unusual places: conditions, indices of indices, arguments, returns, switch labels' selectors.
public class IncrementsEverywhere {
    private byte tiny = 126;
    private Short shortBox = 32766;
    private char[] letters = {'a', 'b'};
    private static double real = 0.5;

    int post() {
        return tiny++;
    }

    int pre() {
        return ++tiny;
    }

    Short box() {
        return shortBox++;
    }

    static String join(int a, int b, int c) {
        return a + "," + b + "," + c;
    }

    class Inner {
        int use() {
            tiny += 2;
            shortBox--;
            return tiny++ * 1000 + ++letters[letters[1]-- - 'b'];
        }
    }

    public static void main(String[] args) {
        IncrementsEverywhere object = new IncrementsEverywhere();
        System.out.println(object.post() + " " + object.pre() + " " + object.tiny);
        System.out.println(object.box() + " " + object.box() + " " + object.shortBox);
        System.out.println(object.new Inner().use());
        System.out.println(object.letters);
        int i = 0;
        System.out.println(join(i++, i++, i++) + " " + join(++i, i--, --i));
        int[] next = {2, 0, 1};
        i = 0;
        System.out.println(next[next[next[i++]++ - 2]-- - 3] + " " + next[0] + next[1] + next[2] + i);
        System.out.println(real++ + ++real);
        System.out.println(real-- > 2 ? real : -real);
        for (i = 0; i++ < 3; ) {
            System.out.print(i + " ");
        }
        System.out.println(i);
        while (i --> 0) {
            System.out.print(i);
        }
        System.out.println();
        i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i = i-- - --i;
        System.out.println(i);
        int j = 3;
        int k = -j++ + -(j--) - -j;
        System.out.println(j + " " + k);
        switch (j++ + ++j) {
            case 8 -> System.out.println("eight " + j);
            case 7 -> System.out.println("seven " + j);
            default -> System.out.println("other " + j);
        }
        boolean b = j++ == 5 ^ j-- == 5 ^ j == 5;
        System.out.println(b + " " + j);
        long l = i++;
        l += i++ * 2L;
        System.out.println(l + " " + (byte) (l++ + 255) + " " + (l = l++) + l);
    }
}
