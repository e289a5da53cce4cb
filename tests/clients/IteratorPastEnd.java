// `next` without a test, and two of them after one test.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;

class IteratorPastEnd {

    static String empty() {
        ArrayList<String> list = new ArrayList<>();
        return list.iterator().next();                 //~ refuted[no-such-element]
    }

    static String given(HashSet<String> set) {
        return set.iterator().next();                  //~ refuted[no-such-element]
    }

    static void pairs(ArrayList<String> list) {
        Iterator<String> iterator = list.iterator();
        while (iterator.hasNext()) {
            String first = iterator.next();            //~ proved[no-such-element]
            String second = iterator.next();           //~ refuted[no-such-element]
        }
    }
}
//~ obligations: 16
