// An empty product is one, not zero; and the upper bound of a sum is not part of it.
class SumOfConstantsWrong {

    //@ requires true;
    static void emptyProduct() {
        //@ assert (\product int i; 5 <= i && i < 5; i) == 0;      //~ refuted[assertion]
    }

    //@ requires true;
    static void upperBound() {
        //@ assert (\sum int i; 0 <= i && i < 4; i) == 10;      //~ refuted[assertion]
    }
}
//~ obligations: 2
