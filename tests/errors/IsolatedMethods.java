// An error within a method costs that method. The others are checked, and callers know nothing of it.
class IsolatedMethods {
    private int x;

    int typeError() {
        String text = 3; //~ error[type-error]
        return text.length();
    }

    void unknownName() {
        nowhere(); //~ error[name-error]
    }

    int syntax(int y) {
        int z = ; //~ error[syntax-error]
        return z;
    }

    int missingReturn(int y) {
    } //~ error[flow-error]

    void unknownType(Missing m) { //~ error[name-error]
        assert x == 0;
    }

    //@ ensures \result == nothing; //~ error[specification-error]
    int badName() {
        return 7;
    }

    /*@ requires x > 0
      @ ; ensures x > ;            //~ error[specification-error]
      @*/
    void badClauses() {
        x = 0;
    }

    //@ ensures \result == 5;
    int fine() {
        return 5;
    }

    void callsUnknownName() {
        x = 1;
        unknownName(); //~ unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    void callsBadName() {
        int seven = badName(); //~ unknown[unknown-effect]
        assert seven == 7; //~ unknown[assertion]
    }

    void wrong(int y) {
        assert y != 3; //~ refuted[assertion]
    }

    void right(int y) {
        assert y == y;
    }
}
//~ obligations: 7
