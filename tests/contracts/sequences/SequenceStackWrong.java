// `pop` returns the element below the top one. With two elements 1, 2 it returns 1.
class SequenceStackWrong {
    private final int[] cells = new int[10];
    private int top;
    //@ private ghost \seq content = \seq_empty;

    //@ private invariant cells.length == 10 && 0 <= top && top <= 10 && content.length == top;
    //@ private invariant (\forall int i; 0 <= i && i < top; cells[i] == (int) content[i]);

    //@ requires 1 < top;
    //@ ensures \result == \old((int) content[content.length - 1]);      //~ FIXME-unknown[postcondition]
    //@ ensures content == \old(\seq_sub(content, 0, content.length - 1));
    //@ assignable top, content;
    int pop() {
        top--;
        //@ set content = \seq_sub(content, 0, content.length - 1);
        return cells[top - 1];
    }
}
//~ obligations: 11
