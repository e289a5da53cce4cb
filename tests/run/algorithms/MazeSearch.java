// Breadth-first search on a character grid with an own ring buffer, path reconstruction, flood fill by recursion.
public class MazeSearch {
    static final int[][] MOVES = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    static class Ring {
        private int[] data = new int[1];
        private int head, size;

        void add(int n) {
            if (size == data.length) {
                int[] bigger = new int[size * 2];
                for (int i = 0; i < size; i++) {
                    bigger[i] = data[(head + i) % size];
                }
                data = bigger;
                head = 0;
            }
            data[(head + size++) % data.length] = n;
        }

        int remove() {
            int n = data[head];
            head = (head + 1) % data.length;
            size--;
            return n;
        }
    }

    static String solve(char[][] maze, int from, char goal) {
        int width = maze[0].length;
        int[] parent = new int[maze.length * width];
        Ring ring = new Ring();
        ring.add(from);
        parent[from] = from + 1;
        while (ring.size > 0) {
            int at = ring.remove(), r = at / width, c = at % width;
            if (maze[r][c] == goal) {
                int length = 0;
                for (int p = at; parent[p] != p + 1; p = parent[p] - 1) {
                    if (maze[p / width][p % width] == '.') {
                        maze[p / width][p % width] = '*';
                    }
                    length++;
                }
                return "length " + length + " ring " + ring.data.length;
            }
            for (int[] move : MOVES) {
                int nr = r + move[0], nc = c + move[1], next = nr * width + nc;
                if (maze[nr][nc] != '#' && parent[next] == 0) {
                    parent[next] = at + 1;
                    ring.add(next);
                }
            }
        }
        return "no way";
    }

    static int fill(char[][] maze, int r, int c) {
        if (maze[r][c] != '.') {
            return 0;
        }
        maze[r][c] = '~';
        int count = 1;
        for (int[] move : MOVES) {
            count += fill(maze, r + move[0], c + move[1]);
        }
        return count;
    }

    public static void main(String[] args) {
        String[] lines = {"##########", "#S..#....#", "#.#.#.##.#", "#.#...#..#", "#.###.#.##", "#...#.#.G#", "###...####", "#.X#.....#", "##########"};
        char[][] maze = new char[lines.length][];
        for (int i = 0; i < lines.length; i++) {
            maze[i] = lines[i].toCharArray();
        }
        System.out.println(solve(maze, 11, 'G') + ", " + solve(maze, 11, 'X'));
        System.out.println(fill(maze, 6, 3) + " " + fill(maze, 7, 1) + " " + fill(maze, 7, 1));
        for (char[] line : maze) {
            System.out.println(line);
        }
    }
}
