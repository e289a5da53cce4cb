// A loop over a collection need not name its iterator among what it assigns; everything else it must.
import java.util.ArrayList;
import java.util.HashMap;

class HiddenIterator {
    static void evens(ArrayList<Integer> numbers, ArrayList<Integer> evens) {
        //@ loop_invariant true; assignable evens.*;
        for (int number : numbers) {  //~ proved[frame], refuted[concurrent-modification]
            if (number % 2 == 0) {
                evens.add(number);
            }
        }
    }

    static int count(HashMap<String, Integer> map) {
        int count = 0;
        //@ loop_invariant true; assignable \nothing;
        for (String key : map.keySet()) {                    //~ proved[frame]
            count++;
        }
        return count;
    }

    static void wrong(ArrayList<Integer> numbers, ArrayList<Integer> evens, ArrayList<Integer> odds) {
        //@ loop_invariant true; assignable evens.*;
        for (int number : numbers) {  //~ refuted[frame], refuted[concurrent-modification]
            odds.add(number);
        }
    }
}
//~ obligations: 31
