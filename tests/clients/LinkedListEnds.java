// A LinkedList at its ends and by index.
import java.util.LinkedList;

class LinkedListEnds {

    static void ends() {
        LinkedList<String> list = new LinkedList<>();
        list.addFirst("b");
        list.addFirst("a");
        list.addLast("c");
        assert list.getFirst() == "a" && list.getLast() == "c" && list.get(1) == "b"; //~ proved[assertion]
    }

    static String emptyFirst() {
        LinkedList<String> list = new LinkedList<>();
        return list.getFirst();                        //~ refuted[no-such-element]
    }

    static String removedTooOften() {
        LinkedList<String> list = new LinkedList<>();
        list.add("a");
        list.removeLast();
        return list.removeFirst();                     //~ refuted[no-such-element]
    }

    static int peeked() {
        LinkedList<String> list = new LinkedList<>();
        return list.peekFirst().length();              //~ refuted[null-dereference]
    }
}
//~ obligations: 19
