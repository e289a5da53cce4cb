// Removing from the list over which a loop goes; the last but one goes unnoticed.
import java.util.ArrayList;

class ListLoopRemoves {

    static void first() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("c");
        for (String text : list) {                     //~ refuted[concurrent-modification]
            if (text.equals("a")) {
                list.remove(text);
            }
        }
    }

    static void alias(ArrayList<String> list, ArrayList<String> other) {
        for (String text : list) {                     //~ refuted[concurrent-modification]
            other.remove(text);
        }
    }
}
//~ obligations: 16
