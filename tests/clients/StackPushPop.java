// Last in, first out; nothing comes out of an empty stack.
import java.util.Stack;

class StackPushPop {

    static String popEmpty() {
        Stack<String> stack = new Stack<>();
        return stack.pop();                            //~ refuted[no-such-element]
    }

    static void order() {
        Stack<String> stack = new Stack<>();
        stack.push("a");
        stack.push("b");
        assert stack.peek() == "b" && stack.pop() == "b" && stack.pop() == "a"; //~ proved[assertion]
        assert stack.empty();                          //~ proved[assertion]
    }

    static String popTwice(boolean more) {
        Stack<String> stack = new Stack<>();
        stack.push("a");
        if (more) {
            stack.push("b");
        }
        stack.pop();
        return stack.peek();                           //~ refuted[no-such-element]
    }
}
//~ obligations: 19
