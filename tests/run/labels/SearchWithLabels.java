// A maze, a word search and a knapsack by brute force, all with labelled jumps.
public class SearchWithLabels {
    static int find(String[] rows, String word) {
        for (int r = 0; r < rows.length; r++) {
            next:
            for (int c = 0; c < rows[r].length(); c++) {
                for (int k = 0; k < word.length(); k++) {
                    if (c + k >= rows[r].length() || rows[r].charAt(c + k) != word.charAt(k)) {
                        continue next;
                    }
                }
                return r * 100 + c;
            }
        }
        return -1;
    }

    static String walk(String[] maze) {
        int r = 0;
        int c = 0;
        String path = "";
        steps:
        for (int n = 0; n < 50; n++) {
            direction:
            for (char d = 'a'; ; d++) {
                int nr = r;
                int nc = c;
                switch (d) {
                    case 'a':
                        nc++;
                        break;
                    case 'b':
                        nr++;
                        break;
                    case 'c':
                        nr--;
                        break;
                    default:
                        break steps;
                }
                if (nr < 0 || nr >= maze.length || nc >= maze[0].length()
                        || d != 'a' && path.endsWith(d == 'b' ? "c" : "b")) {
                    continue direction;
                }
                if (maze[nr].charAt(nc) == '.') {
                    r = nr;
                    c = nc;
                    path += d;
                    continue steps;
                }
            }
        }
        return path + " " + r + "," + c;
    }

    public static void main(String[] args) {
        String[] rows = {"abcab", "ababc", "ccabc"};
        System.out.println(find(rows, "abc") + " " + find(rows, "ababc") + " " + find(rows, "bcc") + find(rows, ""));
        System.out.println(walk(new String[] {"..#...", "#.#.#.", "#...#."}));
        int[] weights = {5, 7, 11, 13};
        int tries = 0;
        solve:
        for (int a = 0; a <= 4; a++) {
            for (int b = 0; b <= 4; b++) {
                for (int c = 0; c <= 4; c++) {
                    tries++;
                    int sum = a * weights[0] + b * weights[1] + c * weights[2];
                    if (sum > 43) {
                        break;
                    }
                    if (sum == 43) {
                        System.out.println(a + " " + b + " " + c + " after " + tries);
                        break solve;
                    }
                }
            }
        }
    }
}
