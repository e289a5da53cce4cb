// Indices that a list does not have.
import java.util.ArrayList;

class ListIndexOutOfRange {

    static String last() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        return list.get(list.size());                  //~ refuted[index-range]
    }

    static String unchecked(ArrayList<String> list, int index) {
        return list.get(index);                        //~ refuted[index-range]
    }

    static void setOnEmpty(String text) {
        ArrayList<String> list = new ArrayList<>(10);
        list.set(0, text);                             //~ refuted[index-range]
    }

    static void addBeyond() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1, 5);                                //~ refuted[index-range]
    }
}
//~ obligations: 12
