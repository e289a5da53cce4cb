// Operands are evaluated from left to right, whatever the precedence of the operators says.
public class OperandsLeftToRight {
    static int trace(int value) {
        System.out.print("[" + value + "]");
        return value;
    }

    static boolean truth(String name, boolean value) {
        System.out.print("<" + name + ">");
        return value;
    }

    public static void main(String[] args) {
        System.out.println(" = " + (trace(1) + trace(2) * trace(3)));
        System.out.println(" = " + (trace(7) - (trace(5) - (trace(4) - trace(1)))));
        System.out.println(" = " + (trace(20) / trace(3) % trace(4) << trace(1)));
        System.out.println(" = " + (trace(1) < trace(2) == trace(4) > trace(3)));
        System.out.println(" = " + (trace(6) & trace(3) | trace(8) ^ trace(1)));
        // The strings are built after the calls have printed.
        System.out.println("a" + trace(1) + "b" + trace(2));
        System.out.println(" = " + (truth("a", false) & truth("b", true) | truth("c", true)));
        System.out.println(" = " + (truth("a", false) && truth("b", true) || truth("c", true)));
        System.out.println(" = " + (truth("a", true) || truth("b", true) && truth("c", true)));
        System.out.println(" = " + (truth("a", true) ^ truth("b", true) ^ truth("c", true)));
        System.out.println(" = " + (truth("a", true) ? trace(1) : trace(2)));
        System.out.println(" = " + (truth("a", false) ? trace(1) : truth("b", true) ? trace(3) : trace(4)));
        int i = 2;
        int j = (i = 3) * i;
        System.out.println(j);
        i = 5;
        j = i * (i = 3);
        System.out.println(j);
        i = 1;
        j = i++ + ++i * i-- - --i;
        System.out.println(i + " " + j);
    }
}
