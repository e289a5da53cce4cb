// stdin: push 3 push 4 add print push x pop\nadd pop pop
// A command loop on hasNext, with a missing number and an empty stack. Ends uncaught.
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ReadUntilEnd {
    private final int[] stack = new int[10];
    private int top;

    private int pop() {
        if (top == 0) {
            throw new NoSuchElementException("empty stack");
        }
        return stack[--top];
    }

    void execute(String command, Scanner in) {
        switch (command) {
            case "push":
                if (in.hasNextInt()) {
                    stack[top++] = in.nextInt();
                } else {
                    System.out.println("not a number: " + in.next());
                }
                break;
            case "add":
                // Wrong on purpose: the index is evaluated before the pops change it.
                stack[top++] = pop() + pop();
                break;
            case "print":
                System.out.println("top " + stack[top - 1]);
                break;
            case "pop":
                System.out.println("popped " + pop());
                break;
            default:
                throw new IllegalArgumentException(command);
        }
    }

    public static void main(String[] args) {
        ReadUntilEnd machine = new ReadUntilEnd();
        Scanner in = new Scanner(System.in);
        int failures = 0;
        while (in.hasNext()) {
            String command = in.next();
            try {
                machine.execute(command, in);
            } catch (NoSuchElementException e) {
                System.out.println(command + ": " + e.getMessage() + " " + ++failures);
            }
        }
        System.out.println("end " + failures + " " + in.hasNextLine());
        in.next();
    }
}
