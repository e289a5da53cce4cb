// `removeIf` with a lambda.
import java.util.ArrayList;

class ListRemoveIf {

    static void shortOnes() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("abc");
        list.removeIf(text -> text.length() < 2); // should be proved[null-dereference] //~ FIXME-unknown[null-dereference]
        assert list.size() == 1; // should be proved[assertion] //~ FIXME-unknown[assertion]
        assert list.get(0) == "abc"; // should be proved[assertion] //~ FIXME-unknown[assertion]
    }

    static void wrongWay() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(5);
        list.removeIf(number -> number < 3); // should be proved[null-unboxing] //~ FIXME-unknown[null-unboxing]
        assert list.contains(1); // should be refuted[assertion] //~ FIXME-unknown[assertion]
    }

    static void nullElement() {
        ArrayList<String> list = new ArrayList<>();
        list.add(null);
        list.removeIf(text -> text.isEmpty());         //~ refuted[null-dereference]
    }
}
