// The invariant guards what the contracts read.
class GuardByInvariant {
    private int[] cells = new int[4];
    private int top;

    //@ private invariant 0 <= top && top < cells.length;
    //@ private invariant cells[top] >= 0;

    //@ ensures \result == cells[top];
    //@ ensures 0 <= \result;
    //@ assignable \nothing;
    int peek() {
        return cells[top];
    }
}
//~ obligations: 9
