import java.util.LinkedList;
import java.util.List;
import java.util.Stack;

/**
 * Dillig 9, stack-queue relationship: the same numbers are inserted into a stack and into a queue. Property: the
 * top of the stack is the last element of the queue, and the stack gives the numbers back in reverse order.
 */
class StackQueue {
    static void stackQueue(List<Integer> numbers) {
        Stack<Integer> stack = new Stack<>();
        LinkedList<Integer> queue = new LinkedList<>();
        for (Integer number : numbers) {
            stack.push(number);
            queue.add(number);
        }
        assert stack.size() == queue.size(); // holds
        if (numbers.isEmpty()) {
            return;
        }
        assert stack.peek().equals(queue.getLast()); // holds
        assert queue.getFirst().equals(numbers.get(0)); // holds
        for (int i = numbers.size() - 1; i >= 0; i--) {
            assert stack.pop().equals(numbers.get(i)); // holds
        }
        assert stack.isEmpty(); // holds
    }

    /** Wrong: the numbers are inserted at the wrong end of the queue. */
    static void stackQueueWrong1(List<Integer> numbers) {
        Stack<Integer> stack = new Stack<>();
        LinkedList<Integer> queue = new LinkedList<>();
        for (Integer number : numbers) {
            stack.push(number);
            queue.addFirst(number);
        }
        assert stack.size() == queue.size(); // holds
        if (numbers.isEmpty()) {
            return;
        }
        assert stack.peek().equals(queue.getLast()); // wrong
        assert queue.getFirst().equals(numbers.get(0)); // holds
        for (int i = numbers.size() - 1; i >= 0; i--) {
            assert stack.pop().equals(numbers.get(i)); // holds
        }
        assert stack.isEmpty(); // holds
    }

    /** Wrong: the assertion looks at the wrong end of the queue. */
    static void stackQueueWrong2(List<Integer> numbers) {
        Stack<Integer> stack = new Stack<>();
        LinkedList<Integer> queue = new LinkedList<>();
        for (Integer number : numbers) {
            stack.push(number);
            queue.add(number);
        }
        assert stack.size() == queue.size(); // holds
        if (numbers.isEmpty()) {
            return;
        }
        assert stack.peek().equals(queue.getFirst()); // wrong
        assert queue.getFirst().equals(numbers.get(0)); // holds
        for (int i = numbers.size() - 1; i >= 0; i--) {
            assert stack.pop().equals(numbers.get(i)); // holds
        }
        assert stack.isEmpty(); // holds
    }

    /** Wrong: the numbers are inserted at the bottom of the stack. */
    static void stackQueueWrong3(List<Integer> numbers) {
        Stack<Integer> stack = new Stack<>();
        LinkedList<Integer> queue = new LinkedList<>();
        for (Integer number : numbers) {
            stack.add(0, number);
            queue.add(number);
        }
        assert stack.size() == queue.size(); // holds
        if (numbers.isEmpty()) {
            return;
        }
        assert stack.peek().equals(queue.getLast()); // wrong
        assert queue.getFirst().equals(numbers.get(0)); // holds
        for (int i = numbers.size() - 1; i >= 0; i--) {
            assert stack.pop().equals(numbers.get(i)); // wrong
        }
        assert stack.isEmpty(); // holds
    }
}
