// expected: exit 1
package contracts.faulty;

/** Search in a matrix whose rows and columns are sorted, from the upper right corner with a variant that can be negative. */
public class SaddlebackFaulty {

    // The column decreases while its number is subtracted in the variant: that grows, and is negative for a row of
    // three numbers when the loop is entered (1 - 0 - 2 = -1). `matrix.length - row + column + 1` is right.
    /*@ public normal_behavior
      @   requires 0 < matrix.length && 0 < matrix[0].length;
      @   requires (\forall int i; 0 <= i && i < matrix.length; matrix[i].length == matrix[0].length);
      @   requires (\forall int i, k, j; 0 <= i && i < k && k < matrix.length && 0 <= j && j < matrix[0].length;
      @               matrix[i][j] <= matrix[k][j]);
      @   requires (\forall int i, j, k; 0 <= i && i < matrix.length && 0 <= j && j < k && k < matrix[0].length;
      @               matrix[i][j] <= matrix[i][k]);
      @   ensures \result == null ==>
      @             (\forall int i, j; 0 <= i && i < matrix.length && 0 <= j && j < matrix[0].length;
      @               matrix[i][j] != wanted);
      @   ensures \result != null ==> \result.length == 2
      @             && 0 <= \result[0] && \result[0] < matrix.length
      @             && 0 <= \result[1] && \result[1] < matrix[0].length
      @             && matrix[\result[0]][\result[1]] == wanted;
      @   assignable \nothing;
      @*/
    public static /*@ nullable @*/ int[] search(int[][] matrix, int wanted) {
        int row = 0;
        int column = matrix[0].length - 1;
        /*@ loop_invariant 0 <= row && row <= matrix.length;
          @ loop_invariant -1 <= column && column < matrix[0].length;
          @ loop_invariant (\forall int i, j; 0 <= i && i < row && 0 <= j && j < matrix[0].length;
          @                   matrix[i][j] != wanted);
          @ loop_invariant (\forall int i, j; 0 <= i && i < matrix.length && column < j && j < matrix[0].length;
          @                   matrix[i][j] != wanted);
          @ assignable \nothing;
          @ decreases matrix.length - row - column;      // the fault: not proved
          @*/
        while (row < matrix.length && column >= 0) {
            int here = matrix[row][column];
            if (here == wanted) {
                return new int[] {row, column};
            } else if (here < wanted) {
                row++;
            } else {
                column--;
            }
        }
        return null;
    }
}
