// An ArrayList has room for null.
import java.util.ArrayList;

class ListNullElements {

    static void held() {
        ArrayList<String> list = new ArrayList<>();
        list.add(null);
        assert list.size() == 1 && list.contains(null); //~ proved[assertion]
    }

    static int used() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add(null);
        int total = 0;
        for (String text : list) {
            total += text.length();                    //~ refuted[null-dereference]
        }
        return total;
    }

    static int unboxed() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(null);
        int number = list.get(0);                      //~ refuted[null-unboxing]
        return number;
    }
}
//~ obligations: 16
