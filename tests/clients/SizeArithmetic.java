// Sizes as divisors and as lengths.
import java.util.ArrayList;

class SizeArithmetic {

    static int average(ArrayList<Integer> list) {
        int sum = 0;
        for (int number : list) {
            sum += number;
        }
        return sum / list.size();                      //~ refuted[division-by-zero]
    }

    static int guarded(ArrayList<Integer> list) {
        return list.isEmpty() ? 0 : 100 / list.size(); //~ proved[division-by-zero]
    }

    static int[] copied(ArrayList<Integer> list) {
        int[] result = new int[list.size()];           //~ proved[negative-array-size]
        int next = 0;
        //@ loop_invariant 0 <= next;
        for (int number : list) {
            if (next < result.length) {
                result[next] = number;                 //~ proved[array-index]
                next++;
            }
        }
        return result;
    }

    static int[] tooShort(ArrayList<Integer> list) {
        int[] result = new int[list.size() - 1];       //~ refuted[negative-array-size]
        return result;
    }
}
//~ obligations: 26
