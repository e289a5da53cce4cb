// `Arrays.asList` cannot grow or shrink.
import java.util.Arrays;
import java.util.List;

class ListAsListFixedSize {

    static void grows() {
        List<String> list = Arrays.asList("a", "b");
        list.add("c");                                 //~ refuted[unsupported-operation]
    }

    static void shrinks() {
        List<String> list = Arrays.asList("a", "b");
        list.remove(0);                                //~ refuted[unsupported-operation]
    }

    static void beyond() {
        List<String> list = Arrays.asList("a", "b");
        list.set(2, "c");                              //~ refuted[index-range]
    }
}
//~ obligations: 9
