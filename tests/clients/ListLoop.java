// Loops over lists that were built, and that were given.
import java.util.ArrayList;

class ListLoop {

    static int lengths(ArrayList<String> list) {
        int total = 0;
        for (String text : list) {
            total += text.length();                    //~ proved[null-dereference]
        }
        return total;
    }

    static void sum() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        int sum = 0;
        for (int number : list) {
            sum += number;
        }
        assert sum == 7;                               //~ refuted[assertion]
    }

    //@ requires 0 <= n && n <= 1000;
    static void filled(int n) {
        ArrayList<Integer> list = new ArrayList<>();
        int count = 0;
        //@ loop_invariant 0 <= i && i <= n && count == i;
        for (int i = 0; i < n; i++) {
            list.add(i);
            count++;
        }
        assert count == n;                             //~ proved[assertion]
    }
}
//~ obligations: 20
