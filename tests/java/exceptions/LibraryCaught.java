// Exceptions of collections and of the library's own methods, caught and uncaught.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

class LibraryCaught {

    static void getBehindEnd(int index) {
        List<Integer> list = new ArrayList<>();
        list.add(4);
        int number = -1;
        try {
            number = list.get(index);
        } catch (IndexOutOfBoundsException e) {
            assert index != 0 && number == -1;
            return;
        }
        assert number == 4;
    }

    static void getBehindEndWrong(int index) {
        List<Integer> list = new ArrayList<>();
        list.add(4);
        int number = 4;
        try {
            number = list.get(index);
        } catch (IndexOutOfBoundsException e) {
            number = 0;
        }
        assert number == 4; //~ refuted[assertion]
    }

    static int getUncaught(int index) {
        List<Integer> list = new ArrayList<>();
        list.add(4);
        try {
            return list.get(index); //~ refuted[index-range]
        } catch (NoSuchElementException e) {
            return 0;
        }
    }

    static void changedInIteration() {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        int seen = 0;
        boolean isCaught = false;
        try {
            for (int number : list) {
                seen++;
                list.remove(0);
            }
        } catch (ConcurrentModificationException e) {
            isCaught = true;
        }
        assert isCaught && seen == 1 && list.size() == 2;
    }

    static void changedInIterationWrong() {
        List<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        int seen = 0;
        try {
            for (int number : list) {
                seen++;
                list.remove(0);
            }
        } catch (ConcurrentModificationException e) {
            assert seen == 2; //~ refuted[assertion]
        }
    }

    static void iteratorAtEnd() {
        Iterator<Integer> iterator = List.of(1, 2).iterator();
        int sum = 0;
        try {
            while (true) {
                sum += iterator.next();
            }
        } catch (NoSuchElementException e) {
            assert sum == 3;
        }
        assert !iterator.hasNext();
    }

    static void iteratorAtEndWrong() {
        Iterator<Integer> iterator = new ArrayList<Integer>().iterator();
        boolean isCaught = false;
        try {
            iterator.next();
        } catch (RuntimeException e) {
            isCaught = true;
        }
        assert !isCaught; //~ refuted[assertion]
    }

    private static int parse(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    static void parsed() {
        assert parse("12") == 12;
        assert parse("") == -1;
        assert parse("2147483648") == -1;
        assert parse("-8") == -8;
    }

    static void parsedWrong() {
        assert parse("1x") == 1; //~ refuted[assertion]
    }

    static void emptyOptional(boolean isThere) {
        Optional<String> text = isThere ? Optional.of("t") : Optional.empty();
        String found = "none";
        try {
            found = text.get();
        } catch (NoSuchElementException e) {
            assert !isThere && !text.isPresent();
        }
        assert found == (isThere ? "t" : "none");
    }

    static void emptyOptionalWrong(boolean isThere) {
        Optional<String> text = isThere ? Optional.of("t") : Optional.empty();
        try {
            text.get();
        } catch (NoSuchElementException e) {
            assert isThere; //~ refuted[assertion]
        }
    }

    static void duplicateKeys(int a, int b) {
        int size = 0;
        try {
            size = Map.of(a, "a", b, "b").size();
        } catch (IllegalArgumentException e) {
            assert a == b;
        }
        assert size == (a == b ? 0 : 2);
    }

    static void duplicateKeysWrong(int a, int b) {
        int size = 0;
        try {
            size = Map.of(a, "a", b, "b").size();
        } catch (IllegalArgumentException e) {
        }
        assert size == 2; //~ refuted[assertion]
    }

    static Map<Integer, String> duplicateKeysUncaught(int a) {
        try {
            return Map.of(a, "a", 3, "b"); //~ refuted[illegal-argument]
        } catch (NullPointerException e) {
            return null;
        }
    }

    static void immutable() {
        List<Integer> list = List.of(1, 2);
        boolean isCaught = false;
        try {
            list.add(3);
        } catch (UnsupportedOperationException e) {
            isCaught = true;
        }
        assert isCaught && list.size() == 2;
    }

    static void immutableWrong() {
        List<Integer> list = List.of(1, 2);
        try {
            list.add(3);
        } catch (UnsupportedOperationException e) {
            assert list.size() == 3; //~ refuted[assertion]
        }
    }

    static void required(/*@ nullable @*/ String text) {
        try {
            Objects.requireNonNull(text);
        } catch (NullPointerException e) {
            assert text == null;
            return;
        }
        assert text != null;
    }

    static void characters(int index) {
        char c = '-';
        try {
            c = "ab".charAt(index);
        } catch (StringIndexOutOfBoundsException e) {
            assert index < 0 || index > 1;
        }
        assert c == (index == 0 ? 'a' : index == 1 ? 'b' : '-');
    }

    // What was put into the map before the failure is there.
    static void partlyPut(int divisor) {
        Map<String, Integer> map = new HashMap<>();
        try {
            map.put("a", 1);
            map.put("b", 10 / divisor);
            map.put("c", 3);
        } catch (ArithmeticException e) {
            assert map.size() == 1 && map.containsKey("a");
            return;
        }
        assert map.size() == 3;
    }

    static void partlyPutWrong(int divisor) {
        Map<String, Integer> map = new HashMap<>();
        try {
            map.put("a", 1);
            map.put("b", 10 / divisor);
        } catch (ArithmeticException e) {
        }
        assert map.containsKey("b"); //~ refuted[assertion]
    }
}
//~ obligations: 116
