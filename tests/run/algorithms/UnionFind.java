// Union-find with path compression, Kruskal's minimum spanning tree over an array of edges, and components counted. Ends uncaught.
public class UnionFind {
    private final int[] parent, size;
    private int components, hops;

    UnionFind(int n) {
        parent = new int[n];
        size = new int[n];
        components = n;
        for (int i = 0; i < n; i++) {
            parent[i] = i;
            size[i] = 1;
        }
    }

    int find(int x) {
        while (parent[x] != x) {
            hops++;
            x = parent[x] = parent[parent[x]];
        }
        return x;
    }

    boolean union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) {
            return false;
        }
        if (size[a] < size[b]) {
            a ^= b ^ (b = a);
        }
        parent[b] = a;
        size[a] += size[b];
        components--;
        return true;
    }

    record Edge(int from, int to, double weight) implements Comparable<Edge> {
        @Override
        public int compareTo(Edge o) {
            return Double.compare(weight, o.weight);
        }
    }

    static double kruskal(int n, Edge... edges) {
        for (int i = 1; i < edges.length; i++) {
            for (int j = i; j > 0 && edges[j].compareTo(edges[j - 1]) < 0; j--) {
                Edge t = edges[j];
                edges[j] = edges[j - 1];
                edges[j - 1] = t;
            }
        }
        UnionFind sets = new UnionFind(n);
        double total = 0;
        for (Edge e : edges) {
            if (sets.union(e.from(), e.to())) {
                System.out.print(e.from() + "-" + e.to() + " ");
                total += e.weight();
            }
        }
        System.out.println(sets.components + " left");
        return total;
    }

    public static void main(String[] args) {
        UnionFind sets = new UnionFind(20);
        for (int i = 0; i < 20; i++) {
            System.out.print(sets.union(i, i * i % 20) ? "+" : "-");
        }
        System.out.println(" " + sets.components + " " + (sets.find(4) == sets.find(16)) + " " + (sets.find(2) == sets.find(5)) + " " + sets.hops);
        System.out.println(kruskal(5, new Edge(0, 1, 2.5), new Edge(1, 2, 1), new Edge(0, 2, 0.5), new Edge(3, 4, 4), new Edge(2, 3, 8.25)));
        System.out.println(kruskal(4, new Edge(0, 1, -1), new Edge(1, 0, -2)));
        sets.find(20);
    }
}
