// The first and the last place of an element.
import java.util.ArrayList;

class ListLastIndexOf {

    static void places() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("a");
        assert list.indexOf("a") == 0 && list.lastIndexOf("a") == 2; //~ proved[assertion]
        assert list.indexOf("b") == list.lastIndexOf("b"); //~ proved[assertion]
    }

    static void removesFirst() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("a");
        list.remove("a");
        assert list.indexOf("a") == 0;                 //~ refuted[assertion]
    }
}
//~ obligations: 15
