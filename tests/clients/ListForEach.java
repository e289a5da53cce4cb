// `forEach` with a lambda that adds up in an array, and one that changes the list.
import java.util.ArrayList;

class ListForEach {

    static void sum() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.add(4);
        int[] sum = new int[1];
        list.forEach(number -> sum[0] += number);
        assert sum[0] == 7;                            //~ proved[assertion]
    }

    static void changes() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.forEach(number -> list.add(number));      //~ refuted[concurrent-modification]
    }
}
//~ obligations: 16
