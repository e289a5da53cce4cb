// Huffman codes with an own priority list, bit strings, decoding, and a check of the round trip. Ends uncaught.
public class HuffmanCoding {
    static abstract class Node implements Comparable<Node> {
        final int weight;
        final int order;
        private static int made;
        Node next;

        Node(int weight) {
            this.weight = weight;
            this.order = made++;
        }

        @Override
        public int compareTo(Node o) {
            return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order);
        }

        abstract void codes(String prefix, String[] table);

        abstract int decode(String bits, int at, StringBuilder out);
    }

    static class Leaf extends Node {
        final char symbol;

        Leaf(char symbol, int weight) {
            super(weight);
            this.symbol = symbol;
        }

        void codes(String prefix, String[] table) {
            table[symbol] = prefix.isEmpty() ? "0" : prefix;
        }

        int decode(String bits, int at, StringBuilder out) {
            out.append(symbol);
            return at;
        }
    }

    static class Fork extends Node {
        final Node zero, one;

        Fork(Node zero, Node one) {
            super(zero.weight + one.weight);
            this.zero = zero;
            this.one = one;
        }

        void codes(String prefix, String[] table) {
            zero.codes(prefix + '0', table);
            one.codes(prefix + '1', table);
        }

        int decode(String bits, int at, StringBuilder out) {
            return (bits.charAt(at) == '0' ? zero : one).decode(bits, at + 1, out);
        }
    }

    static Node insert(Node head, Node node) {
        if (head == null || node.compareTo(head) < 0) {
            node.next = head;
            return node;
        }
        head.next = insert(head.next, node);
        return head;
    }

    static Node build(String text) {
        int[] counts = new int[128];
        for (char c : text.toCharArray()) {
            counts[c]++;
        }
        Node queue = null;
        for (char c = 0; c < 128; c++) {
            if (counts[c] > 0) {
                queue = insert(queue, new Leaf(c, counts[c]));
            }
        }
        while (queue.next != null) {
            Node first = queue, second = queue.next;
            queue = insert(second.next, new Fork(first, second));
        }
        return queue;
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "the rain in spain stays mainly in the plain", "ab", "aabbccdd"}) {
            Node tree = build(text);
            String[] table = new String[128];
            tree.codes("", table);
            StringBuilder bits = new StringBuilder(), back = new StringBuilder();
            for (char c : text.toCharArray()) {
                bits.append(table[c]);
            }
            for (int at = 0; at < bits.length();) {
                at = tree.decode(bits.toString(), at, back);
            }
            System.out.println(bits.length() + " " + table['a'] + " " + table['b'] + " " + back.toString().equals(text) + " " + (bits.length() < 40 ? bits : bits.substring(0, 40)));
        }
        build("");
    }
}
