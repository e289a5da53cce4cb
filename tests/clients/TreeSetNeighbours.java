// Floor, ceiling, higher and lower of texts.
import java.util.TreeSet;

class TreeSetNeighbours {

    static void texts() {
        TreeSet<String> set = new TreeSet<>();
        set.add("ant");
        set.add("cat");
        assert set.floor("bee").equals("ant") && set.ceiling("bee").equals("cat");     //~ proved[assertion]
        assert set.higher("cat") == null;              //~ proved[assertion]
    }

    static int missing(String text) {
        TreeSet<String> set = new TreeSet<>();
        set.add("m");
        return set.ceiling(text).length(); // should be refuted[null-dereference] //~ FIXME-unknown[null-dereference]
    }
}
//~ obligations: 26
