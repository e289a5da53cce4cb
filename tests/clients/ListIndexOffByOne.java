// Loops that go one too far, or start one too late for what they look back at.
import java.util.ArrayList;

class ListIndexOffByOne {

    static int total(ArrayList<Integer> list) {
        int total = 0;
        //@ loop_invariant 0 <= i;
        for (int i = 0; i <= list.size(); i++) {
            total += list.get(i);                      //~ refuted[index-range]
        }
        return total;
    }

    static int steps(ArrayList<Integer> list) {
        int steps = 0;
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).equals(list.get(i + 1))) { //~ proved[index-range], refuted[index-range]
                steps++;
            }
        }
        return steps;
    }
}
//~ obligations: 15
