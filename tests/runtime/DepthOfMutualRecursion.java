// Two methods that call one another: the call back is not followed for ever.
class DepthOfMutualRecursion {

    public static boolean even(int n) {
        return n == 0 ? true : odd(n - 1); //~ unknown[call-depth]
    }

    private static boolean odd(int n) {
        return n == 0 ? false : even(n - 1);
    }

    public static void use() {
        assert even(0); //~ proved[assertion]
    }
}
//~ obligations: 3
