// A stack in an array, and the sequence of its elements.
class SequenceStack {
    private final int[] cells = new int[10];
    private int top;
    //@ private ghost \seq content = \seq_empty;

    //@ private invariant cells.length == 10 && 0 <= top && top <= 10 && content.length == top;
    //@ private invariant (\forall int i; 0 <= i && i < top; cells[i] == (int) content[i]);

    //@ requires top < 10;
    //@ ensures content == \seq_concat(\old(content), \seq_singleton(x));
    //@ assignable cells[*], top, content;
    void push(int x) {
        cells[top] = x;
        top++;
        //@ set content = \seq_concat(content, \seq_singleton(x));
    }

    //@ requires 0 < top;
    //@ ensures \result == \old((int) content[content.length - 1]);
    //@ ensures content == \old(\seq_sub(content, 0, content.length - 1));
    //@ assignable top, content;
    int pop() {
        top--;
        //@ set content = \seq_sub(content, 0, content.length - 1);
        return cells[top];
    }
}
//~ obligations: 17
