// Two local variables of the same name.
class DuplicateVariable {
    static int sum(int a, int b) {
        int sum = a;
        int sum = a + b;                       //~ error[name-error]
        return sum;
    }
}
