// for-each on an Iterable calls iterator once, then hasNext and next in turn.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class ForEachIterable {
    static class Range implements Iterable<Integer> {
        final int from;
        final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public Iterator<Integer> iterator() {
            System.out.print("iterator ");
            return new Iterator<>() {
                int next = from;

                public boolean hasNext() {
                    System.out.print(next < to ? "+" : "-");
                    return next < to;
                }

                public Integer next() {
                    if (next >= to) {
                        throw new NoSuchElementException("at " + next);
                    }
                    return next++;
                }
            };
        }
    }

    static Range make(int from, int to) {
        System.out.print("make ");
        return new Range(from, to);
    }

    public static void main(String[] args) {
        for (int i : make(1, 4)) {
            System.out.print(i + " ");
        }
        System.out.println();
        for (Integer i : new Range(5, 9)) {
            if (i == 6) {
                continue;
            }
            if (i == 8) {
                break;
            }
            System.out.print(i + " ");
        }
        System.out.println();
        long sum = 0;
        for (long a : new Range(0, 3)) {
            for (double b : new Range(0, 2)) {
                sum += a * 10 + b;
            }
        }
        System.out.println(sum);
        Iterable<String> words = () -> {
            String[] parts = "lambda as iterable".split(" ");
            int[] at = {0};
            return new Iterator<String>() {
                public boolean hasNext() {
                    return at[0] < parts.length;
                }

                public String next() {
                    return parts[at[0]++];
                }
            };
        };
        for (String word : words) {
            System.out.print(word + "/");
        }
        words.forEach(word -> System.out.print(word.length()));
        System.out.println();
        Iterator<Integer> raw = new Range(7, 8).iterator();
        System.out.println(raw.next());
        raw.next();
    }
}
