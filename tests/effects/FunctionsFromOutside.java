// What a function does that callers hand over is not known, whatever functions the program and the library have themselves; what the program hands over is.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class FunctionsFromOutside {
    private int x;

    public void badComparator(Comparator<String> order) {
        x = 1;
        order.compare("a", "b"); //~ unknown[null-argument], unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    public void badSupplier(Supplier<String> supplier) {
        x = 1;
        supplier.get(); //~ unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    public void badResult(Supplier<String> supplier) {
        String first = supplier.get(); //~ unknown[unknown-effect]
        assert first != null; //~ unknown[assertion]
    }

    public void badWithinTheLibrary(BiFunction<Integer, Integer, Integer> function) {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        x = 1;
        map.merge("a", 1, function); //~ unknown[class-cast], unknown[concurrent-modification], unknown[null-argument], unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    public void badSorted(List<String> texts, Comparator<String> order) {
        x = 1;
        texts.sort(order); //~ unknown[array-store], unknown[concurrent-modification], unknown[illegal-argument], unknown[index-range], unknown[negative-array-size], unknown[null-argument], unknown[unknown-effect], unknown[unsupported-operation]
        assert x == 1; //~ unknown[assertion]
    }

    public void badHeldByAMap(TreeMap<String, String> map) {
        x = 1;
        map.put("a", "b"); //~ unknown[class-cast], unknown[null-argument], unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    public void badThrows(Runnable task) {
        try {
            task.run(); //~ unknown[unknown-effect]
        } catch (IllegalStateException e) {
            assert false; //~ unknown[assertion]
        }
    }

    private void call(Function<String, String> function) {
        x = 1;
        String text = function.apply("");
        assert x == 1;
    }

    public void okOwnFunction() {
        call(text -> text + "a");
    }

    public void okOfTheLibrary() {
        Comparator<String> order = Comparator.naturalOrder();
        x = 1;
        order.compare("a", "b");
        assert x == 1;
    }

    public void okOwnOrder() {
        List<Integer> numbers = new ArrayList<>(List.of(2, 1));
        x = 1;
        numbers.sort(Comparator.reverseOrder());
        assert x == 1;
    }

    public void okOwnMerge() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        x = 1;
        map.merge("a", 1, (one, other) -> one);
        assert x == 1;
    }
}
//~ obligations: 68
