// Sorting a list of which nothing is known: comparators are checked, and the elements stay the same ones, in some order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SortedLists {
    static int calls;

    static String first(ArrayList<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        Collections.sort(names);
        return names.get(0).trim();
    }

    static void size(ArrayList<String> names) {
        int before = names.size();
        names.sort((a, b) -> a.length() - b.length());
        assert names.size() == before; //~ proved[assertion]
    }

    static void inOrder(ArrayList<Integer> numbers) {
        numbers.sort((a, b) -> b - a);
        if (numbers.size() > 1) {
            assert numbers.get(0) < numbers.get(1); //~ refuted[assertion]
        }
    }

    static void sameFirst(ArrayList<Integer> numbers) {
        if (numbers.size() > 1) {
            Integer first = numbers.get(0);
            numbers.sort(null);
            assert numbers.get(0) == first; //~ refuted[assertion], FIXME-unknown[box-comparison]
        }
    }

    static void counted(ArrayList<Integer> numbers) {
        calls = 0;
        numbers.sort((a, b) -> {
            calls++;
            return a - b;
        });
        assert calls == 0; //~ refuted[assertion]
    }

    static void throwing(ArrayList<Integer> numbers) {
        numbers.sort((a, b) -> 1 / (a - b)); //~ refuted[division-by-zero]
    }

    static void changing(ArrayList<Integer> numbers) {
        numbers.sort((a, b) -> { //~ refuted[concurrent-modification]
            numbers.add(1);
            return 0;
        });
    }

    static void known() {
        List<Integer> numbers = new ArrayList<>();
        numbers.add(3);
        numbers.add(1);
        numbers.add(2);
        Collections.sort(numbers);
        assert numbers.get(0) == 1 && numbers.get(2) == 3; //~ proved[assertion]
        assert numbers.get(1) == 1; //~ refuted[assertion]
    }
}
//~ obligations: 104
