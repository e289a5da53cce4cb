// `Arrays.asList` is a view of its array.
import java.util.Arrays;
import java.util.List;

class ListAsListWritesThrough {

    static void toArray() {
        String[] array = {"a", "b"};
        List<String> list = Arrays.asList(array);
        list.set(0, "x");
        assert array[0] == "x";                        //~ proved[assertion]
    }

    static void toList() {
        String[] array = {"a", "b"};
        List<String> list = Arrays.asList(array);
        array[1] = "y";
        assert list.get(1) == "y";                     //~ proved[assertion]
    }

    static void noCopy() {
        String[] array = {"a", "b"};
        List<String> list = Arrays.asList(array);
        array[0] = "z";
        assert list.get(0) == "a";                     //~ refuted[assertion]
    }
}
//~ obligations: 20
