// javac: compiler.err.unreported.exception.need.to.catch.or.throw
class Unreported {
    static class EmptyException extends Exception {
    }

    static int pop(int[] stack, int size) throws EmptyException {
        if (size == 0) {
            throw new EmptyException();
        }
        return stack[size - 1];
    }

    static int top(int[] stack) {
        return pop(stack, stack.length); //~ error
    }
}
