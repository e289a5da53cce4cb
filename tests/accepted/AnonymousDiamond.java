// javac: accepts
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

class AnonymousDiamond {
    abstract static class Node<T> {
        final T value;

        Node(T value) {
            this.value = value;
        }

        abstract Node<T> next();
    }

    static Iterable<Integer> range(int low, int high) {
        return () -> new Iterator<>() {
            private int current = low;

            @Override
            public boolean hasNext() {
                return current < high;
            }

            @Override
            public Integer next() {
                return current++;
            }
        };
    }

    static Node<String> single(String s) {
        return new Node<>(s) {
            @Override
            Node<String> next() {
                return null;
            }
        };
    }

    static List<Integer> preset() {
        return new ArrayList<>() {{
            add(1);
            add(2);
        }};
    }

    static int run() {
        int sum = 0;
        for (int i : range(0, 5)) {
            sum += i;
        }
        Comparator<String> byLength = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        };
        return sum + byLength.compare("a", "bb") + single("x").value.length() + preset().get(0);
    }
}
