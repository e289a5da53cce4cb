// With checked integers: a counter is bounded by the length of an array, a sum of elements is not.
//~ options: --int checked
class OverflowInLoop {

    static int zeros(int[] cells) {
        int zeros = 0;
        //@ loop_invariant 0 <= zeros && zeros <= i && i <= cells.length;
        for (int i = 0; i < cells.length; i++) { //~ proved[overflow]
            if (cells[i] == 0) {
                zeros++; //~ proved[overflow]
            }
        }
        return zeros;
    }

    static int sum(int[] cells) {
        int sum = 0;
        for (int cell : cells) {
            sum += cell; //~ refuted[overflow]
        }
        return sum;
    }
}
//~ obligations: 10
