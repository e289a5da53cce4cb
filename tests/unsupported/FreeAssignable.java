// `assignable_free` is not understood, and the method and its callers are skipped.
class FreeAssignable {
    static int count;

    //@ assignable \nothing;
    //@ assignable_free count; //~ skipped[not-supported]
    static void next() {
        count = count + 1;
    }

    static void caller() {
        next(); //~ skipped[not-supported]
    }
}
//~ obligations: 2
