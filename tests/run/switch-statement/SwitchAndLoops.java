// break and continue inside switches inside loops, with and without labels.
public class SwitchAndLoops {
    static int machine(String program) {
        int value = 0;
        int at = 0;
        loop:
        while (true) {
            switch (at < program.length() ? program.charAt(at++) : 0) {
                case '+':
                    value++;
                    break;
                case '-':
                    value--;
                    break;
                case '*':
                    value *= 2;
                    continue;
                case '!':
                    value = -value;
                    continue loop;
                case 0:
                case '.':
                    break loop;
                default:
                    continue;
            }
            System.out.print(value + " ");
        }
        return value;
    }

    static int search(int[][] grid, int wanted) {
        int seen = 0;
        outer:
        for (int[] row : grid) {
            for (int cell : row) {
                switch (Integer.compare(cell, wanted)) {
                    case 0:
                        return seen;
                    case 1:
                        continue outer;
                    default:
                        if (cell < 0) {
                            break outer;
                        }
                }
                seen++;
            }
        }
        return -seen - 1;
    }

    public static void main(String[] args) {
        System.out.println("= " + machine("++*+x!-."));
        System.out.println("= " + machine("+*+"));
        int[][] grid = {{1, 2, 9, 3}, {4, 5}, {-1, 6}, {7}};
        System.out.println(search(grid, 5) + " " + search(grid, 7) + " " + search(grid, 0) + " " + search(grid, 3));
        for (int i = 0; i < 6; i++) {
            switch (i) {
                case 1:
                    continue;
                case 3:
                    i++;
                case 2:
                    System.out.print("[" + i + "]");
                    break;
                case 5:
                    for (int j = 0; ; j++) {
                        if (j == 3) {
                            break;
                        }
                        System.out.print(j);
                    }
                default:
                    System.out.print("d" + i);
            }
            System.out.print(";");
        }
        System.out.println();
    }
}
