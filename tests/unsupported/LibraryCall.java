// Of a method of the library that has no model nothing is known, and it may return null.
class LibraryCall {

    static int larger(int a, int b) {
        return Math.max(a, b);
    }

    static String entries(java.util.Calendar calendar) {
        return calendar.getCalendarType().trim(); //~ unknown[unknown-effect], unknown[null-dereference]
    }

    static int own(int a, int b) {
        int larger = a > b ? a : b;
        assert larger >= a && larger >= b; //~ proved[assertion]
        return larger;
    }
}
//~ obligations: 4
