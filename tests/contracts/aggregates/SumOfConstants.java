// Ranges that are known, and empty ones.
class SumOfConstants {

    //@ requires true;
    static void constants() {
        //@ assert (\sum int i; 0 <= i && i < 4; i) == 6;
        //@ assert (\sum int i; 0 <= i && i < 0; i) == 0;
        //@ assert (\product int i; 1 <= i && i < 5; i) == 24;
        //@ assert (\product int i; 5 <= i && i < 5; i) == 1;
        //@ assert (\num_of int i; 0 <= i && i < 4; i % 2 == 0) == 2;
    }
}
//~ obligations: 5
