// A static ghost field counts the objects.
class GhostStatic {
    //@ static ghost int made;
    final int number;

    //@ requires 0 <= made && made < 1000;
    //@ ensures made == \old(made) + 1;
    //@ assignable made;
    GhostStatic() {
        number = 7;
        //@ set made = made + 1;
    }

    //@ requires made == 0;
    //@ ensures made == 2;
    //@ assignable made;
    static void two() {
        new GhostStatic();
        new GhostStatic();
    }
}
//~ obligations: 6
