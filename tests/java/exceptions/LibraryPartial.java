// What library calls that fail have done before they fail, and which exception they choose.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

class LibraryPartial {

    static void copied(int[] from, int n) {
        int[] to = new int[3];
        try {
            System.arraycopy(from, 0, to, 0, n);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert n < 0 || n > 3 || n > from.length;
            assert to[0] == 0;
            return;
        }
        assert 0 <= n && n <= 3;
    }

    static void copiedWrong(int[] from, int n) {
        int[] to = new int[3];
        try {
            System.arraycopy(from, 0, to, 0, n);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert n > 3; //~ refuted[assertion]
        }
    }

    // Elements before the one that does not fit are copied.
    static void copiedInPart() {
        Object[] from = {"p", 1, "q"};
        String[] to = new String[3];
        try {
            System.arraycopy(from, 0, to, 0, 3);
        } catch (ArrayStoreException e) {
            assert to[0] == "p" && to[2] == null; //~ FIXME-unknown[assertion]
            return;
        }
        assert false; //~ FIXME-unknown[assertion]
    }

    static void copiedInPartWrong() {
        Object[] from = {"p", 1, "q"};
        String[] to = new String[3];
        try {
            System.arraycopy(from, 0, to, 0, 3);
        } catch (ArrayStoreException e) {
            assert to[0] == null; //~ refuted[assertion]
        }
    }

    static void parsed(String text) {
        int number = 0;
        boolean isNumber = true;
        try {
            number = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            isNumber = false;
        }
        assert isNumber || number == 0;
    }

    static void parsedWrong(String text) {
        boolean isNumber = true;
        try {
            Integer.parseInt(text);
        } catch (NumberFormatException e) {
            isNumber = false;
        }
        assert isNumber; //~ refuted[assertion]
    }

    static void parsedNull() {
        int way = 0;
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            way = 1;
        } catch (NullPointerException e) {
            way = 2;
        }
        assert way == 1;
    }

    static int parsedUncaught(String text) {
        try {
            return Integer.parseInt(text); //~ refuted[number-format]
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    static void emptyQueue() {
        Deque<Integer> queue = new ArrayDeque<>();
        int failures = 0;
        try {
            queue.pop();
        } catch (NoSuchElementException e) {
            failures++;
        }
        try {
            queue.push(null);
        } catch (NullPointerException e) {
            failures++;
        }
        assert failures == 2 && queue.isEmpty();
    }

    static void emptyQueueWrong(boolean isFilled) {
        Deque<Integer> queue = new ArrayDeque<>();
        if (isFilled) {
            queue.push(1);
        }
        int first = 0;
        try {
            first = queue.removeFirst();
        } catch (NoSuchElementException e) {
        }
        assert first == 1; //~ refuted[assertion]
    }

    static void removedTooEarly() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Iterator<Integer> iterator = list.iterator();
        boolean isCaught = false;
        try {
            iterator.remove();
        } catch (IllegalStateException e) {
            isCaught = true;
        }
        assert isCaught && list.size() == 2;
    }

    // Removal of the last but one ends the loop without an exception.
    static void lastButOneWrong() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        boolean isCaught = false;
        try {
            for (int number : list) {
                list.remove(0);
            }
        } catch (ConcurrentModificationException e) {
            isCaught = true;
        }
        assert isCaught; //~ refuted[assertion]
    }

    static void sortedMap() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        int failures = 0;
        try {
            map.firstKey();
        } catch (NoSuchElementException e) {
            failures++;
        }
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            failures++;
        }
        assert failures == 2 && map.isEmpty();
    }

    static void part(String text, int begin) {
        String rest = null;
        try {
            rest = text.substring(begin);
        } catch (StringIndexOutOfBoundsException e) {
            assert begin < 0 || begin > text.length();
        }
        assert rest == null || rest.length() == text.length() - begin;
    }

    static void partWrong(String text, int begin) {
        String rest = null;
        try {
            rest = text.substring(begin);
        } catch (IndexOutOfBoundsException e) {
        }
        assert rest != null; //~ refuted[assertion]
    }

    // An unboxed value that the map does not have.
    static void absent(int key) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 5);
        int value = 0;
        try {
            value = map.get(key);
        } catch (NullPointerException e) {
            value = -1;
        }
        assert value == (key == 1 ? 5 : -1);
    }

    static int absentUncaught(int key) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 5);
        try {
            return map.get(key); //~ refuted[null-unboxing]
        } catch (NoSuchElementException e) {
            return 0;
        }
    }
}
//~ obligations: 101
