// A method of the library that has no model skips its caller.
class LibraryCall {

    static int larger(int a, int b) {
        return Math.max(a, b);
    }

    static int bits(java.math.BigInteger number) {
        return number.bitLength(); //~ skipped[not-supported]
    }

    static int own(int a, int b) {
        int larger = a > b ? a : b;
        assert larger >= a && larger >= b; //~ proved[assertion]
        return larger;
    }
}
//~ obligations: 2
