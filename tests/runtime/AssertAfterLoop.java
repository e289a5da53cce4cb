// After a loop that is known of what it changed which an invariant says, written or found.
class AssertAfterLoop {

    static void withoutInvariant(int n) {
        if (n < 0) return;
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i >= n; //~ proved[assertion]
        assert i == n; //~ proved[assertion]
    }

    static void withInvariant(int n) {
        if (n < 0) return;
        int i = 0;
        //@ loop_invariant i <= n;
        while (i < n) {
            i++;
        }
        assert i == n; //~ proved[assertion]
    }

    static void wrong(int n) {
        if (n < 0) return;
        int i = 0;
        while (i < n) {
            i = i + 2;
        }
        assert i == n; //~ refuted[assertion]
    }
}
//~ obligations: 6
