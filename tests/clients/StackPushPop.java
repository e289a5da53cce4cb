// Last in, first out; nothing comes out of an empty stack.
import java.util.Stack;

class StackPushPop {

    static String popEmpty() {
        Stack<String> stack = new Stack<>();
        return stack.pop();                            //~ refuted[no-such-element]
    }
}
