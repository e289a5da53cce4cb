// `replaceAll` changes each element.
import java.util.ArrayList;

class ListReplaceAll {

    static void doubled() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.add(4);
        list.replaceAll(number -> 2 * number); // should be proved[null-unboxing] //~ FIXME-unknown[null-unboxing]
        assert list.get(0) == 6 && list.get(1) == 8; // should be proved[assertion], proved[index-range], proved[index-range], proved[null-unboxing], proved[null-unboxing] //~ FIXME-unknown[assertion], FIXME-unknown[index-range], FIXME-unknown[index-range], FIXME-unknown[null-unboxing], FIXME-unknown[null-unboxing]
    }

    static void wrong() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(0);
        list.add(4);
        list.replaceAll(number -> 2 * number); // should be proved[null-unboxing] //~ FIXME-unknown[null-unboxing]
        assert list.get(0) > 0; // should be refuted[assertion], proved[index-range], proved[null-unboxing] //~ FIXME-unknown[assertion], FIXME-unknown[index-range], FIXME-unknown[null-unboxing]
    }
}
