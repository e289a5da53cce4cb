// An array of ints is one element.
import java.util.Arrays;
import java.util.List;

class ListAsListOfInts {

    static void one() {
        int[] numbers = {1, 2, 3};
        List<int[]> list = Arrays.asList(numbers);
        assert list.size() == 3;                       //~ refuted[assertion]
    }

    static void three() {
        Integer[] numbers = {1, 2, 3};
        List<Integer> list = Arrays.asList(numbers);
        assert list.size() == 3 && list.contains(2);   //~ proved[assertion]
    }
}
//~ obligations: 7
