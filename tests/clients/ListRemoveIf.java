// `removeIf` with a lambda.
import java.util.ArrayList;

class ListRemoveIf {

    static void shortOnes() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("abc");
        list.removeIf(text -> text.length() < 2);
        assert list.size() == 1;                       //~ proved[assertion]
        assert list.get(0) == "abc";                   //~ proved[assertion]
    }

    static void wrongWay() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(5);
        list.removeIf(number -> number < 3);
        assert list.contains(1);                       //~ refuted[assertion]
    }

    static void nullElement() {
        ArrayList<String> list = new ArrayList<>();
        list.add(null);
        list.removeIf(text -> text.isEmpty());         //~ refuted[null-dereference]
    }
}
//~ obligations: 24
