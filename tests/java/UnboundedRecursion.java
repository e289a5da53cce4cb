// Recursion without a contract is followed to a bound: what lies within it is known, beyond it is `call-depth`.
class UnboundedRecursion {
    int value;
    UnboundedRecursion next;

    private static int countDown(int n) {
        return n <= 0 ? 0 : 1 + countDown(n - 1); //~ unknown[call-depth]
    }

    static int anywhere(int n) {
        return countDown(n);
    }

    static void once() {
        assert countDown(0) == 0; //~ proved[assertion]
    }

    static int length(UnboundedRecursion list) {
        return list.next == null ? 1 : 1 + length(list.next); //~ unknown[call-depth], unknown[null-dereference], unknown[null-dereference]
    }
}
//~ obligations: 6
