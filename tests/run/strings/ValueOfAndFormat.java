// String.valueOf, format and printf with simple directives.
public class ValueOfAndFormat {
    public static void main(String[] args) {
        System.out.println(String.valueOf(1) + String.valueOf('c') + String.valueOf(true) + String.valueOf(2.5)
            + String.valueOf(3L) + String.valueOf(1.5f) + String.valueOf((Object) null));
        char[] chars = {'x', 'y', 'z'};
        System.out.println(String.valueOf(chars) + String.copyValueOf(chars, 1, 1) + new String(chars, 1, 2));
        System.out.println(String.format("%d %5d|%-5d|%05d|%+d", 1, 22, 33, 44, 55));
        System.out.println(String.format("%s %10s|%-10s|%.2s|", "a", "right", "left", "cut"));
        System.out.println(String.format("%c %b %n", 'x', true).length());
        System.out.println(String.format("%x %X %o %08x", 255, 255, 8, -1));
        System.out.println(String.format("%.2f %8.3f|%-8.1f|%08.2f %.0f", 3.14159, 2.71828, 1.25, -5.5, 2.5));
        System.out.println(String.format("%,d %,d %(d", 1234567, -1234, -5));
        System.out.println(String.format("%2$s %1$s %2$s", "one", "two"));
        System.out.println(String.format("100%% %s %s", null, 5));
        System.out.println(String.format("%b %b %s", null, "text", new Object[] {1}.length));
        System.out.println(String.format("%d %d %d", (byte) -1, 1L << 40, (short) 7));
        System.out.println(String.format("%S %s", "shout", 1.5));
        System.out.println("%d items, %s".formatted(3, "done"));
        System.out.printf("%d-%d%n", 1, 2);
        System.out.printf("no arguments%n");
        System.out.println(String.format("%.3f %.1f %.2f %.1f", 0.0005, 0.25, 1e10, 0.35));
        System.out.println(String.format("%f %f", 1.0, Double.NaN) + String.format("%5.1f|%5s", -0.04, true));
        String row = "";
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 4; j++) {
                row += String.format("%4d", i * j * j);
            }
            row += "\n";
        }
        System.out.print(row);
        try {
            System.out.println(String.format("%d", "text"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getClass().getName());
        }
        System.out.println(String.format("%d %d", 1));
    }
}
