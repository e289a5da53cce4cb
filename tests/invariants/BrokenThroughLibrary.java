import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

// Invariants about what the library holds or changes: collections, arrays that are filled or copied, calls back.
class BrokenThroughLibrary {
    private final List<String> names = new ArrayList<>();
    //@ invariant \size(names) <= 2;

    private final int[] counts = new int[3];
    //@ invariant counts.length == 3 && counts[1] >= 0;

    private int calls;
    //@ invariant calls == 0;

    private static void add(List<String> list) {
        list.add("a");
    }

    //@ requires true;
    void byHelper() { //~ unknown[class-invariant]
        add(names);
    }

    //@ requires true;
    void byAlias() { //~ refuted[class-invariant]
        List<String> same = names;
        same.add("b");
        same.add("c");
        same.add("d");
    }

    //@ requires true;
    void byCopy() { //~ refuted[class-invariant]
        System.arraycopy(new int[] {1, -1, 1}, 0, counts, 0, 3);
    }

    //@ requires true;
    void byFill() { //~ refuted[class-invariant]
        Arrays.fill(counts, -1);
    }

    //@ requires true;
    void byCallback() { //~ unknown[class-invariant]
        List<Integer> numbers = new ArrayList<>();
        numbers.add(1);
        numbers.forEach(number -> calls = number);
    }

    //@ requires true;
    int reads() {
        return counts[0] + calls;
    }
}
//~ obligations: 34
