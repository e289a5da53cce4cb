import java.util.Arrays;
import java.util.List;
import java.util.Stack;

/** Stack. */
public final class Stacks extends ListSequences {
    public static void main(String[] arguments) {
        new Stacks().run(arguments);
    }

    @Override
    List<Object> made(Object[] elements) {
        Stack<Object> stack = new Stack<>();
        stack.addAll(Arrays.asList(elements));
        return stack;
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (!(on instanceof Stack) || below(3) == 0) {
            super.step(on);
            return;
        }
        Stack<Object> stack = (Stack<Object>) on;
        switch (below(8)) {
            case 0:
            case 1:
                op("push");
                result(stack.push(value()));
                break;
            case 2:
            case 3:
                op("pop");
                result(stack.pop());
                break;
            case 4:
                op("peek");
                result(stack.peek());
                break;
            case 5:
                op("empty");
                result(stack.empty());
                break;
            case 6:
                op("search");
                result(stack.search(value()));
                break;
            default:
                VectorSteps.step(this, stack);
                break;
        }
    }
}
