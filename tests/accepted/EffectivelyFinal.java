// javac: accepts
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

class EffectivelyFinal {
    static IntSupplier lateAssigned(boolean b) {
        int n;
        if (b) {
            n = 1;
        } else {
            n = 2;
        }
        return () -> n;
    }

    static List<IntSupplier> perIteration(int[] values) {
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int v : values) {
            suppliers.add(() -> v * 2);
        }
        for (int i = 0; i < values.length; i++) {
            int index = i;
            suppliers.add(() -> values[index]);
        }
        return suppliers;
    }

    static IntSupplier sharedArray() {
        int[] counter = {0};
        return () -> counter[0]++;
    }

    static IntSupplier parameter(int start) {
        class Counter {
            int next = start;

            int step() {
                return next++;
            }
        }
        Counter counter = new Counter();
        return counter::step;
    }

    static IntSupplier ownLocal(int n) {
        return () -> {
            int total = 0;
            for (int i = 0; i < n; i++) {
                total += i;
            }
            return total;
        };
    }

    static int changedButNotCaptured(int n) {
        n++;
        IntSupplier constant = () -> {
            int m = 3;
            m++;
            return m;
        };
        return n + constant.getAsInt();
    }
}
