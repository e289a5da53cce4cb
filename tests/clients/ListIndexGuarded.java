// Indices that were tested.
import java.util.ArrayList;

class ListIndexGuarded {

    static String checked(ArrayList<String> list, int index) {
        if (index >= 0 && index < list.size()) {
            return list.get(index);                    //~ proved[index-range]
        }
        return "";
    }

    static String last(ArrayList<String> list) {
        return list.isEmpty() ? "" : list.get(list.size() - 1); //~ proved[index-range]
    }

    static int total(ArrayList<String> list) {
        int total = 0;
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < list.size(); i++) {
            total += list.get(i).length();             //~ proved[index-range]
        }
        return total;
    }
}
//~ obligations: 13
