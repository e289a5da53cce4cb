// An assembler and interpreter of a tiny stack machine: labels, calls, a step limit, and errors with positions.
public class StackMachine {
    enum Op {
        PUSH(true), ADD, SUB, MUL, DUP, SWAP, OVER, PRINT, JUMP(true), ZERO(true), CALL(true), RETURN, HALT;

        final boolean argument;

        Op() {
            this(false);
        }

        Op(boolean argument) {
            this.argument = argument;
        }
    }

    record Instruction(Op op, int argument) {
    }

    static class MachineError extends RuntimeException {
        MachineError(String message, int at) {
            super(message + " at " + at);
        }
    }

    static Instruction[] assemble(String source) {
        String[] words = source.split(" ");
        int[] labels = new int[128];
        Instruction[] code = null;
        for (int pass = 0; pass < 2; pass++) {
            int at = 0;
            for (int i = 0; i < words.length; i++) {
                String word = words[i];
                if (word.endsWith(":")) {
                    labels[word.charAt(0)] = at;
                    continue;
                }
                Op op = Op.valueOf(word.toUpperCase());
                int argument = 0;
                if (op.argument) {
                    String text = words[++i];
                    argument = Character.isLetter(text.charAt(0)) ? labels[text.charAt(0)] : Integer.parseInt(text);
                }
                if (code != null) {
                    code[at] = new Instruction(op, argument);
                }
                at++;
            }
            code = code == null ? new Instruction[at] : code;
        }
        return code;
    }

    static String run(String source) {
        Instruction[] code = assemble(source);
        int[] stack = new int[16], calls = new int[8];
        int top = 0, depth = 0, steps = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0; ; pc++) {
            if (++steps > 500) {
                throw new MachineError("too many steps", pc);
            }
            Instruction i = code[pc];
            switch (i.op()) {
                case PUSH -> stack[top++] = i.argument();
                case ADD -> stack[--top - 1] += stack[top];
                case SUB -> stack[--top - 1] -= stack[top];
                case MUL -> stack[--top - 1] *= stack[top];
                case DUP -> stack[top] = stack[top++ - 1];
                case OVER -> stack[top++] = stack[top - 3];
                case SWAP -> {
                    int t = stack[top - 1];
                    stack[top - 1] = stack[top - 2];
                    stack[top - 2] = t;
                }
                case PRINT -> out.append(stack[--top]).append(' ');
                case JUMP -> pc = i.argument() - 1;
                case ZERO -> pc = stack[--top] == 0 ? i.argument() - 1 : pc;
                case CALL -> {
                    calls[depth++] = pc;
                    pc = i.argument() - 1;
                }
                case RETURN -> pc = calls[--depth];
                case HALT -> {
                    return out + "in " + steps;
                }
            }
        }
    }

    public static void main(String[] args) {
        String[] programs = {"push 6 push 7 mul print halt", "push 5 l: dup print push 1 sub dup zero e jump l e: halt",
            "push 1 push 6 f: dup zero d swap over mul swap push 1 sub jump f d: add print halt",
            "push 3 call s call s print halt s: dup mul return", "l: jump l", "push 1 push x", "add halt", "push 1 wrong", "push 4 print"};
        for (String program : programs) {
            try {
                System.out.println(run(program));
            } catch (MachineError | IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
