// The second constructor does not count.
class GhostStaticWrong {
    //@ static ghost int made;
    final int number;

    //@ requires 0 <= made && made < 1000;
    //@ ensures made == \old(made) + 1;
    //@ assignable made;
    GhostStaticWrong() {
        number = 7;
        //@ set made = made + 1;
    }

    //@ requires 0 <= made && made < 1000;
    //@ ensures this.number == number;
    //@ ensures made == \old(made) + 1;      //~ refuted[postcondition]
    //@ assignable made;
    GhostStaticWrong(int number) {
        this.number = number;
    }
}
//~ obligations: 5
