// A helper that may find nothing: the null it returns fails where it is used.
class NullFromHelper {
    int key;
    NullFromHelper next;

    private static NullFromHelper find(NullFromHelper start, int key) {
        NullFromHelper node = start;
        while (node != null && node.key != key) {
            node = node.next;
        }
        return node;
    }

    static int successorOf(NullFromHelper start, int key) {
        NullFromHelper found = find(start, key);
        return found.key; //~ refuted[null-dereference]
    }

    static boolean contains(NullFromHelper start, int key) {
        NullFromHelper found = find(start, key);
        return found != null && found.key == key; //~ proved[null-dereference]
    }
}
//~ obligations: 6
