// The index that was tested is not the index that is used.
class IndexAfterSideEffect {
    int[] stack;
    int size;

    int pop() {
        if (stack == null || size <= 0 || stack.length < size) return 0;
        return stack[--size]; //~ proved[array-index]
    }

    int popTooLate() {
        if (stack == null || size <= 0 || stack.length < size) return 0;
        return stack[size--]; //~ refuted[array-index]
    }

    void push(int value) {
        if (stack == null || size < 0 || stack.length < size) return;
        stack[size++] = value; //~ refuted[array-index]
    }

    int peekOfOther(IndexAfterSideEffect other) {
        if (stack == null || size < 1 || stack.length < size) return 0;
        other.size = 0;
        return stack[size - 1]; //~ refuted[array-index]
    }
}
//~ obligations: 13
