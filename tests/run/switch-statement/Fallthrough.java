// Fallthrough, default in the middle, empty groups, and a switch without default.
public class Fallthrough {
    static String run(int n) {
        String path = "";
        switch (n) {
            case 1:
                path += "1";
            case 2:
                path += "2";
                break;
            default:
                path += "d";
            case 3:
                path += "3";
            case 4:
            case 5:
                path += "5";
                if (n == 4) {
                    break;
                }
                path += "!";
            case 6: {
                path += "6";
            }
        }
        return path;
    }

    static int duff(int count) {
        int copied = 0;
        int rounds = (count + 3) / 4;
        switch (count % 4) {
            case 0:
                copied++;
            case 3:
                copied++;
            case 2:
                copied++;
            case 1:
                copied++;
        }
        while (--rounds > 0) {
            copied += 4;
        }
        return copied;
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 7; i++) {
            System.out.print(run(i) + " ");
        }
        System.out.println();
        for (int i = 1; i < 10; i++) {
            System.out.print(duff(i) + " ");
        }
        System.out.println();
        int k = 3;
        switch (k++) {
            case 3:
                int local = k * 10;
                System.out.println("three " + local);
            case 4:
                local = 7;
                System.out.println("four " + local + " " + k);
        }
        switch (k) { }
        switch (++k) {
            default:
        }
        System.out.println(k);
        switch (100) {
            case 1:
                System.out.println("never");
        }
    }
}
