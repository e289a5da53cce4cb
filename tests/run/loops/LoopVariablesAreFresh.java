// Variables declared in a loop body are fresh in every round; lambdas keep the value of theirs.
import java.util.function.IntSupplier;

public class LoopVariablesAreFresh {
    static int sum(IntSupplier... suppliers) {
        int sum = 0;
        for (IntSupplier s : suppliers) {
            sum = sum * 10 + s.getAsInt();
        }
        return sum;
    }

    public static void main(String[] args) {
        IntSupplier[] suppliers = new IntSupplier[4];
        for (int i = 0; i < suppliers.length; i++) {
            int square = i * i;
            suppliers[i] = () -> square % 10;
        }
        System.out.println(sum(suppliers));
        int at = 0;
        for (int value : new int[] {7, 5, 3, 1}) {
            suppliers[at++] = () -> value;
        }
        System.out.println(sum(suppliers));
        at = 0;
        while (at < 4) {
            final int kept = at++;
            int[] counter = {kept};
            suppliers[kept] = () -> counter[0]++;
        }
        System.out.println(sum(suppliers) + " " + sum(suppliers) + " " + sum(suppliers));
        for (int i = 0; i < 3; i++) {
            int fresh;
            if (i == 0) {
                fresh = 10;
            } else {
                fresh = i;
            }
            fresh++;
            System.out.print(fresh + " ");
        }
        System.out.println();
        Object[] made = new Object[3];
        for (int i = 0; i < 3; i++) {
            int[] array = new int[2];
            array[0] += i;
            array[1]++;
            made[i] = array;
        }
        for (Object o : made) {
            int[] array = (int[]) o;
            System.out.print(array[0] + "" + array[1] + " ");
        }
        System.out.println(made[0] == made[1]);
        for (int i = 0; i < 2; i++) {
            class Local {
                int n = 5;
            }
            Local local = new Local();
            local.n += i;
            System.out.print(local.n + " ");
        }
        for (int i = 0; i < 2; i++) {
            String i2 = "i" + i;
            System.out.print(i2);
        }
        System.out.println();
    }
}
