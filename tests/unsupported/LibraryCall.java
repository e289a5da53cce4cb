// A method of the library that has no model skips its caller; so does a class without one.
class LibraryCall {

    static int larger(int a, int b) {
        return Math.max(a, b);
    }

    static int entries(java.util.List<Integer> list) {
        return list.size(); //~ skipped[not-supported]
    }

    static int own(int a, int b) {
        int larger = a > b ? a : b;
        assert larger >= a && larger >= b; //~ proved[assertion]
        return larger;
    }
}
