import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What a search in an array that is not sorted gives, and which of equal elements it finds, is left open. */
class SearchLeftOpen {
    static void sorted() {
        int[] numbers = {1, 3, 5};
        assert Arrays.binarySearch(numbers, 3) == 1;
        assert Arrays.binarySearch(numbers, 4) == -3;
    }

    static void sortedWrong() {
        int[] numbers = {1, 3, 5};
        assert Arrays.binarySearch(numbers, 5) == 1; //~ refuted[assertion]
    }

    static void unsorted() {
        int[] numbers = {3, 1, 2};
        assert Arrays.binarySearch(numbers, 3) < 0; //~ unknown[assertion]
    }

    static void unsortedFound() {
        int[] numbers = {3, 1, 2};
        assert Arrays.binarySearch(numbers, 1) == 1; //~ unknown[assertion]
    }

    static void oneOfTwo() {
        int[] numbers = {1, 1, 1};
        assert Arrays.binarySearch(numbers, 1) == 1; //~ unknown[assertion]
    }

    static void inRange() {
        int[] numbers = {3, 1, 2};
        int found = Arrays.binarySearch(numbers, 1);
        assert found < 3 && found >= -4;
    }

    static void sortedList() {
        assert Collections.binarySearch(List.of(1, 3, 5), 5) == 2;
    }

    static void unsortedList() {
        assert Collections.binarySearch(List.of(3, 1, 2), 1) == 1; //~ unknown[assertion]
    }

    static void oneOfTwoInList() {
        assert Collections.binarySearch(List.of(1, 1, 1), 1) == 1; //~ unknown[assertion]
    }
}
//~ obligations: 40
