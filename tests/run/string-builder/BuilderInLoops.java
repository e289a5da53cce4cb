// Builders in nested loops, recursion and as parameters.
public class BuilderInLoops {
    interface Visitor {
        void visit(int depth, StringBuilder out);
    }

    static void hanoi(int n, char from, char to, char via, StringBuilder out) {
        if (n == 0) {
            return;
        }
        hanoi(n - 1, from, via, to, out);
        out.append(n).append(from).append(to).append(' ');
        hanoi(n - 1, via, to, from, out);
    }

    static void walk(int depth, StringBuilder out, Visitor visitor) {
        visitor.visit(depth, out);
        for (int i = 0; i < depth; i++) {
            walk(depth - 1, out, visitor);
        }
        out.append(')');
    }

    static StringBuilder indent(StringBuilder out, int level) {
        while (level-- > 0) {
            out.append("  ");
        }
        return out;
    }

    static void tree(String name, int level, StringBuilder out) {
        indent(out, level).append(name).append('\n');
        if (level < 2) {
            for (char c = 'a'; c < 'c'; c++) {
                tree(name + c, level + 1, out);
            }
        }
    }

    public static void main(String[] args) {
        StringBuilder out = new StringBuilder();
        hanoi(3, 'A', 'C', 'B', out);
        System.out.println(out.toString().trim());
        out.setLength(0);
        walk(3, out, (depth, b) -> b.append('(').append(depth));
        System.out.println(out);
        out.delete(0, out.length());
        tree("r", 0, out);
        System.out.print(out);
        StringBuilder[] rows = new StringBuilder[3];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new StringBuilder();
            for (int j = 0; j <= i; j++) {
                rows[i].append(i * j).append(j < i ? "," : "");
            }
        }
        for (StringBuilder row : rows) {
            System.out.println(row.insert(0, '[').append(']'));
        }
        String text = "";
        for (StringBuilder b = new StringBuilder("x"); b.length() < 9; b.append(b)) {
            text += b + " ";
        }
        System.out.println(text);
    }
}
