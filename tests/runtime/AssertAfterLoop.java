// After a loop nothing is known of what it changed, unless an invariant says it.
class AssertAfterLoop {

    static void withoutInvariant(int n) {
        if (n < 0) return;
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i >= n; //~ proved[assertion]
        assert i == n; //~ unknown[assertion]
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
