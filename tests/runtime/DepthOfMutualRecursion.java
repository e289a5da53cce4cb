// Two methods that call one another: a call back is not followed, and what must hold in it is shown where the method itself is checked.
class DepthOfMutualRecursion {

    public static boolean even(int n) {
        return n == 0 ? true : odd(n - 1);
    }

    private static boolean odd(int n) {
        return n == 0 ? false : even(n - 1);
    }

    public static void use() {
        assert even(0); //~ proved[assertion]
    }
}
//~ obligations: 4
