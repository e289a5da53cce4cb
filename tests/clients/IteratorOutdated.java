// An iterator notices a change that was not its own.
import java.util.ArrayList;
import java.util.Iterator;

class IteratorOutdated {

    static String changed() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Iterator<String> iterator = list.iterator();
        list.add("b");
        return iterator.next();                        //~ refuted[concurrent-modification]
    }

    static String replaced() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Iterator<String> iterator = list.iterator();
        list.set(0, "b");
        return iterator.next();                        //~ proved[concurrent-modification]
    }

    static void two() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        Iterator<String> left = list.iterator();
        Iterator<String> right = list.iterator();
        left.next();
        left.remove();
        right.next();                                  //~ refuted[concurrent-modification]
    }
}
//~ obligations: 26
