// What was added is there, at its index.
import java.util.ArrayList;

class ListAddGet {

    static void added(String first, String second) {
        ArrayList<String> list = new ArrayList<>();
        list.add(first);
        list.add(second);
        assert list.size() == 2;                       //~ proved[assertion]
        assert list.get(0) == first && list.get(1) == second; //~ proved[assertion]
    }

    static void inserted() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(3);
        list.add(1, 2);
        assert list.get(1) == 2 && list.get(2) == 3;   //~ proved[assertion]
    }

    static void appended(ArrayList<String> list, String text) {
        int size = list.size();
        list.add(text);
        assert list.get(size) == text;                 //~ proved[assertion], proved[index-range]
    }
}
//~ obligations: 25
