// The object is handed on before its field is set: to a method with a contract.
class HandedOnTooEarly {
    final Object mark;

    HandedOnTooEarly() {
        EarlyUser.use(this);
        mark = new Object();
    }
}

class EarlyUser {
    //@ requires true;
    //@ ensures true;
    static void use(HandedOnTooEarly early) {
        assert early.mark != null; //~ refuted[assertion]
    }
}
//~ obligations: 5
