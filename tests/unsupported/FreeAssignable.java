// `assignable_free` is not understood, and the method is skipped; its callers know nothing of it.
class FreeAssignable {
    static int count;

    //@ assignable \nothing;
    //@ assignable_free count; //~ skipped[not-supported]
    static void next() {
        count = count + 1;
    }

    static void caller() {
        next(); //~ unknown[unknown-effect]
    }
}
//~ obligations: 2
