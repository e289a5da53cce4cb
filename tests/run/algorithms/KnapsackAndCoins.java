// Dynamic programming: knapsack with reconstruction, coin change, partitions, longest increasing subsequence.
public class KnapsackAndCoins {
    record Item(String name, int weight, int value) {
    }

    static String knapsack(Item[] items, int capacity) {
        int[][] best = new int[items.length + 1][capacity + 1];
        for (int i = 1; i <= items.length; i++) {
            Item item = items[i - 1];
            for (int w = 0; w <= capacity; w++) {
                best[i][w] = best[i - 1][w];
                if (w >= item.weight() && best[i - 1][w - item.weight()] + item.value() > best[i][w]) {
                    best[i][w] = best[i - 1][w - item.weight()] + item.value();
                }
            }
        }
        String taken = "";
        for (int i = items.length, w = capacity; i > 0; i--) {
            if (best[i][w] != best[i - 1][w]) {
                taken = items[i - 1].name() + taken;
                w -= items[i - 1].weight();
            }
        }
        return taken + "=" + best[items.length][capacity];
    }

    static int fewestCoins(int amount, int... coins) {
        int[] fewest = new int[amount + 1];
        for (int a = 1; a <= amount; a++) {
            fewest[a] = Integer.MAX_VALUE;
            for (int coin : coins) {
                if (coin <= a && fewest[a - coin] < fewest[a]) {
                    fewest[a] = fewest[a - coin] == Integer.MAX_VALUE ? Integer.MAX_VALUE : fewest[a - coin] + 1;
                }
            }
        }
        return fewest[amount] == Integer.MAX_VALUE ? -1 : fewest[amount];
    }

    static long ways(int amount, int... coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int a = coin; a <= amount; a++) {
                ways[a] += ways[a - coin];
            }
        }
        return ways[amount];
    }

    static int increasing(int... a) {
        int[] tails = new int[a.length];
        int size = 0;
        for (int x : a) {
            int low = 0, high = size;
            while (low != high) {
                int middle = low + high >>> 1;
                if (tails[middle] < x) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            tails[low] = x;
            size = low == size ? size + 1 : size;
        }
        return size;
    }

    public static void main(String[] args) {
        Item[] items = {new Item("a", 3, 4), new Item("b", 4, 5), new Item("c", 7, 10), new Item("d", 8, 11), new Item("e", 9, 13)};
        for (int capacity : new int[] {0, 3, 10, 17, 31}) {
            System.out.println(capacity + " " + knapsack(items, capacity));
        }
        System.out.println(fewestCoins(63, 1, 5, 10, 21, 25) + " " + fewestCoins(7, 2, 4) + " " + fewestCoins(0) + " " + fewestCoins(99, 7, 13));
        System.out.println(ways(100, 50, 25, 10, 5, 1) + " " + ways(500, 1, 2, 5, 10, 20, 50, 100, 200));
        System.out.println(increasing(3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5) + " " + increasing() + " " + increasing(5, 4, 3));
    }
}
