// Nested loops, each with its invariants; the inner one of the second method runs too far.
class NestedLoops {

    //@ requires 0 <= rows && rows <= 100 && 0 <= columns && columns <= 100;
    //@ ensures \result == rows * columns;     //~ proved[postcondition]
    static int cells(int rows, int columns) {
        int count = 0;
        //@ loop_invariant 0 <= i && i <= rows && count == i * columns;
        for (int i = 0; i < rows; i++) {
            //@ loop_invariant 0 <= j && j <= columns && count == i * columns + j;
            for (int j = 0; j < columns; j++) {
                count++;
            }
        }
        return count;
    }

    static boolean hasDuplicates(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        for (int i = 0; i < a.length; i++) {
            //@ loop_invariant i < j;
            for (int j = i + 1; j <= a.length; j++) {
                if (a[i] == a[j]) {            //~ refuted[array-index]
                    return true;
                }
            }
        }
        return false;
    }
}
//~ obligations: 16
