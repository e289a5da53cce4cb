// java: 21
// Pattern cases in the old style with colons, breaks, loops and nested switches.
public class OldStylePatterns {
    sealed interface Command permits Push, Pop, Jump, Print { }

    record Push(int value) implements Command { }

    record Pop() implements Command { }

    record Jump(int target, boolean whenPositive) implements Command { }

    enum Print implements Command { NUMBER, LETTER }

    static String run(Command... program) {
        int[] stack = new int[10];
        int top = 0;
        int steps = 0;
        StringBuilder out = new StringBuilder();
        loop:
        for (int at = 0; at < program.length; at++) {
            if (++steps > 100) {
                out.append("...");
                break;
            }
            int current = top > 0 ? stack[top - 1] : 0;
            switch (program[at]) {
                case Push p when p.value() == 0:
                    break loop;
                case Push(int value):
                    stack[top++] = value;
                    break;
                case Pop pop:
                    if (top < 2) {
                        continue loop;
                    }
                    stack[top - 2] += stack[--top];
                    break;
                case Jump(int target, boolean when) when when && current <= 0:
                    break;
                case Jump jump:
                    at = jump.target() - 1;
                    break;
                case Print print:
                    switch (print) {
                        case NUMBER:
                            out.append(stack[top - 1]);
                        case LETTER:
                            out.append((char) ('a' + Math.floorMod(stack[top - 1], 26)));
                    }
                    out.append(' ');
            }
        }
        return out + "after " + steps;
    }

    static int count(Object... objects) {
        int count = 0;
        for (Object o : objects) {
            switch (o) {
                case null:
                    count += 1;
                    continue;
                case Integer i when i > 10:
                    count += 10;
                    break;
                case String s:
                    count += 100 * s.length();
                default:
                    count += 1000;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        System.out.println(run(new Push(3), Print.NUMBER, new Push(-1), new Pop(), new Jump(1, true), Print.LETTER));
        System.out.println(run(new Push(1), new Pop(), new Jump(1, false)));
        System.out.println(run(new Push(5), new Push(0), Print.NUMBER));
        System.out.println(count(null, 11, 5) + " " + count(1.5, 'c') + " " + count("text", "", 12, null));
    }
}
