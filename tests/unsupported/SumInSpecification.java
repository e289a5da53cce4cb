// `\sum` is not modelled: the method with it is skipped, not checked against a part of its contract.
class SumInSpecification {

    //@ requires a.length < 100;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); //~ skipped[not-supported]
    static int sum(int[] a) {
        int sum = 0;
        for (int value : a) sum += value;
        return sum;
    }

    //@ ensures \result > x; //~ refuted[postcondition]
    static int next(int x) {
        return x + 1;
    }
}
