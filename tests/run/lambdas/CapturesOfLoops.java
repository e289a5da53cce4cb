// Each iteration's variable is captured separately; for-each variables may be captured, and arrays are shared.
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class CapturesOfLoops {
    public static void main(String[] args) {
        IntSupplier[] suppliers = new IntSupplier[4];
        for (int i = 0; i < 4; i++) {
            int copy = i * i;
            suppliers[i] = () -> copy + 1;
        }
        for (IntSupplier supplier : suppliers) {
            System.out.print(supplier.getAsInt() + " ");
        }
        System.out.println();
        Supplier<String>[] names = makeNames("x", "y", "z");
        for (int k = names.length - 1; k >= 0; k--) {
            System.out.print(names[k].get() + " ");
        }
        System.out.println();
        int[] shared = {0};
        Runnable[] runnables = new Runnable[3];
        int n = 0;
        while (n < 3) {
            final int step = ++n;
            runnables[n - 1] = () -> shared[0] = shared[0] * 10 + step;
        }
        for (Runnable runnable : runnables) {
            runnable.run();
        }
        runnables[0].run();
        System.out.println(shared[0]);
        for (String s : new String[] {"a", "b"}) {
            for (char c : new char[] {'1', '2'}) {
                Supplier<String> both = () -> s + c;
                System.out.print(both.get() + (c == '2' ? "\n" : ","));
            }
        }
        StringBuilder builder = new StringBuilder("start");
        Runnable grow = () -> builder.append(builder.length());
        grow.run();
        grow.run();
        System.out.println(builder);
    }

    @SuppressWarnings("unchecked")
    static Supplier<String>[] makeNames(String... parts) {
        Supplier<String>[] result = (Supplier<String>[]) new Supplier[parts.length];
        int at = 0;
        for (String part : parts) {
            result[at++] = () -> part + parts[0];
        }
        parts[0] = "changed";
        return result;
    }
}
