// Recursion that a contract describes; the wrong contract of the same recursion is refuted by an execution.
class BoundedRecursion {

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * (n + 1) / 2;
    //@ assignable \nothing;
    static int triangle(int n) {
        return n == 0 ? 0 : n + triangle(n - 1); //~ proved[precondition]
    }

    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * n / 2; //~ refuted[postcondition]
    //@ assignable \nothing;
    static int half(int n) {
        return n == 0 ? 0 : n + half(n - 1);
    }

    static void use() {
        assert triangle(10) == 55; //~ proved[assertion]
    }
}
//~ obligations: 8
