// An index out of bounds from deep inside a calculation ends the program.
public class UncaughtDeep {
    static int[] memory = new int[8];
    static int steps = 0;

    static int evaluate(String program) {
        int top = -1;
        for (String word : program.split(" ")) {
            steps++;
            switch (word) {
                case "+" -> {
                    int b = memory[top--];
                    memory[top] += b;
                }
                case "*" -> {
                    int b = memory[top--];
                    memory[top] *= b;
                }
                case "/" -> {
                    int b = memory[top--];
                    memory[top] /= b;
                }
                case "dup" -> memory[++top] = memory[top - 1];
                default -> memory[++top] = Integer.parseInt(word);
            }
        }
        return memory[top];
    }

    static String safely(String program) {
        try {
            return "" + evaluate(program);
        } catch (ArithmeticException e) {
            return "arithmetic " + e.getMessage();
        } catch (NumberFormatException e) {
            return "number " + e.getMessage();
        } catch (ArrayIndexOutOfBoundsException e) {
            return "stack " + e.getMessage();
        } finally {
            System.out.print("[" + steps + "] ");
            steps = 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(safely("1 2 + 3 *"));
        System.out.println(safely("7 dup * dup +"));
        System.out.println(safely("1 0 /"));
        System.out.println(safely("1 two +"));
        System.out.println(safely("1 +"));
        System.out.println(safely("+"));
        System.out.println(safely("1 2 3 4 5 6 7 8 9"));
        System.out.println(memory[0] + memory[7]);
        System.out.println(evaluate("5 5 * *"));
    }
}
