// Field initialisers run from top to bottom, after the constructor of the superclass and before the body.
class FieldInitialisers {
    int first = 3;
    int second = first * 2;
    int third = second + fourth();
    int fourth = 5;
    int fifth;

    FieldInitialisers() {
        fifth = fourth + 1;
    }

    private int fourth() {
        return fourth;
    }

    static void topToBottom() {
        FieldInitialisers object = new FieldInitialisers();
        assert object.second == 6; //~ proved[assertion]
        assert object.third == 6; //~ proved[assertion]
        assert object.fifth == 6; //~ proved[assertion]
    }

    static void notYetInitialised() {
        FieldInitialisers object = new FieldInitialisers();
        assert object.third == 11; //~ refuted[assertion]
    }
}
//~ obligations: 8
