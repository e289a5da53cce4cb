// A trie with children in arrays: insertion, prefix counts, ordered listing, completion, removal. Ends uncaught.
public class Trie {
    private final Trie[] children = new Trie[26];
    private int passing;
    private boolean word;

    boolean add(String s) {
        if (contains(s)) {
            return false;
        }
        Trie at = this;
        at.passing++;
        for (char c : s.toCharArray()) {
            Trie next = at.children[c - 'a'];
            if (next == null) {
                next = at.children[c - 'a'] = new Trie();
            }
            at = next;
            at.passing++;
        }
        return at.word = true;
    }

    private Trie find(String prefix) {
        Trie at = this;
        for (int i = 0; at != null && i < prefix.length(); i++) {
            at = at.children[prefix.charAt(i) - 'a'];
        }
        return at;
    }

    boolean contains(String s) {
        Trie t = find(s);
        return t != null && t.word;
    }

    int count(String prefix) {
        Trie t = find(prefix);
        return t == null ? 0 : t.passing;
    }

    void list(StringBuilder path, StringBuilder out) {
        if (word) {
            out.append(path).append(' ');
        }
        for (char c = 'a'; c <= 'z'; c++) {
            Trie child = children[c - 'a'];
            if (child != null && child.passing > 0) {
                path.append(c);
                child.list(path, out);
                path.deleteCharAt(path.length() - 1);
            }
        }
    }

    boolean remove(String s) {
        if (!contains(s)) {
            return false;
        }
        Trie at = this;
        at.passing--;
        for (int i = 0; i < s.length(); i++) {
            (at = at.children[s.charAt(i) - 'a']).passing--;
        }
        return !(at.word = false);
    }

    String complete(String prefix) {
        StringBuilder out = new StringBuilder();
        Trie at = find(prefix);
        if (at != null) {
            at.list(new StringBuilder(prefix), out);
        }
        return "[" + out.toString().trim() + "]";
    }

    public static void main(String[] args) {
        Trie trie = new Trie();
        for (String s : "car cart care dog do door car zoo a".split(" ")) {
            System.out.print(trie.add(s) ? "+" : "=");
        }
        System.out.println(" " + trie.count("") + " " + trie.count("ca") + " " + trie.count("do") + " " + trie.count("x"));
        System.out.println(trie.complete("") + trie.complete("car") + trie.complete("q"));
        System.out.println(trie.remove("car") + " " + trie.remove("ca") + " " + trie.remove("zoo") + " " + trie.contains("cart"));
        System.out.println(trie.complete("") + " " + trie.count("z") + " " + trie.add("") + " " + trie.contains(""));
        trie.add("Upper");
    }
}
