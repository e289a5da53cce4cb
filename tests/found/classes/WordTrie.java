import java.util.HashMap;
import java.util.Map;

/** Words and how many of them start with a prefix. */
public class WordTrie {
    private static class Node {
        final Map<Character, Node> children = new HashMap<>();
        long words;
        boolean end;
    }

    private final Node root = new Node();

    public boolean add(String word) {
        if (contains(word)) {
            return false;
        }
        Node node = root;
        node.words++;
        for (char c : word.toCharArray()) {
            node = node.children.computeIfAbsent(c, k -> new Node());
            node.words++;
        }
        assert !node.end;
        node.end = true;
        return true;
    }

    private Node find(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length(); i++) {
            node = node.children.get(prefix.charAt(i));
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    public boolean contains(String word) {
        Node node = find(word);
        return node != null && node.end;
    }

    public long countWithPrefix(String prefix) {
        return find(prefix).words;    // BUG: NullPointerException, no word has the prefix
    }

    public boolean remove(String word) {
        if (!contains(word)) {
            return false;
        }
        Node node = root;
        node.words--;
        for (int i = 0; i < word.length(); i++) {
            Node child = node.children.get(word.charAt(i));
            child.words--;
            if (child.words == 0) {
                node.children.remove(word.charAt(i));
                return true;
            }
            node = child;
        }
        node.end = false;
        assert !contains(word);
        return true;
    }

    public long size() {
        assert root.words >= 0;
        return root.words;
    }
}
