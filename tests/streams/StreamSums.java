// Sums of numbers in literal lists and arrays.
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

class StreamSums {

    static void sumOfList() {
        assert List.of(1, 2, 3).stream().mapToInt(x -> x).sum() == 6;                   //~ proved[assertion]
    }

    static void sumOfListWrong() {
        assert List.of(1, 2, 3).stream().mapToInt(x -> x).sum() == 7;                   //~ refuted[assertion]
    }

    static void sumOfRange() {
        assert IntStream.range(0, 5).sum() == 10;                                       //~ proved[assertion]
    }

    static void sumOfRangeWrong() {
        assert IntStream.rangeClosed(0, 5).sum() == 10;                                 //~ refuted[assertion]
    }

    static void sumOfArray() {
        assert Arrays.stream(new int[] {4, 5}).sum() == 9;                              //~ proved[assertion]
    }

    static void sumOfArrayWrong() {
        assert Arrays.stream(new int[] {4, 5}, 0, 1).sum() == 9;                        //~ refuted[assertion]
    }

    static void sumOfSquares() {
        assert IntStream.of(1, 2, 3).map(x -> x * x).sum() == 14;                       //~ proved[assertion]
    }

    static void sumOfSquaresWrong() {
        assert IntStream.of(1, 2, 3).map(x -> x + x).sum() == 14;                       //~ refuted[assertion]
    }

    static void sumOfLongs() {
        assert LongStream.rangeClosed(1, 4).sum() == 10L;                               //~ proved[assertion]
    }

    static void sumOfLengths() {
        assert Stream.of("a", "bc").mapToInt(String::length).sum() == 2;                //~ refuted[assertion]
    }
}
//~ obligations: 133
