// Recursion without a contract: a call within another one is not followed, and what must hold in it is shown where the method itself is checked.
class UnboundedRecursion {
    int value;
    UnboundedRecursion next;

    private static int countDown(int n) {
        return n <= 0 ? 0 : 1 + countDown(n - 1);
    }

    static int anywhere(int n) {
        return countDown(n);
    }

    static void once() {
        assert countDown(0) == 0; //~ proved[assertion]
    }

    static int length(UnboundedRecursion list) {
        return list.next == null ? 1 : 1 + length(list.next);
    }
}
//~ obligations: 7
