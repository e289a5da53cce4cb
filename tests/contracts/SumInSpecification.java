// A sum is one of whole numbers, the program's may wrap.
class SumInSpecification {

    //@ requires a.length < 100;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); //~ refuted[postcondition]
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
//~ obligations: 3
