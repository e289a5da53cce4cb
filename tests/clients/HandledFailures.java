// A failure that the program catches is no mistake.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.NoSuchElementException;

class HandledFailures {

    static String caught(ArrayList<String> list, int index) {
        try {
            return list.get(index);
        } catch (IndexOutOfBoundsException exception) {
            return "";
        }
    }

    static void reached(int index) {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        String text = null;
        try {
            text = list.get(index);
        } catch (IndexOutOfBoundsException exception) {
            assert index == 1; //~ refuted[assertion]
        }
    }

    static String otherException() {
        ArrayDeque<String> deque = new ArrayDeque<>();
        try {
            return deque.pop();                        //~ refuted[no-such-element]
        } catch (IllegalStateException exception) {
            return "";
        }
    }
}
//~ obligations: 6
