// What a method says may leave it is no failure of it: by `throws`, or by its contract.
class DeclaredFromLibrary {

    static int named(long number) throws ArithmeticException {
        return Math.toIntExact(number);
    }

    static int above(long number) throws RuntimeException {
        return Math.toIntExact(number);
    }

    // `Exception` stands for what Java checks.
    static int checkedOnly(long number) throws Exception {
        return Math.toIntExact(number); //~ refuted[exact-arithmetic]
    }

    static int other(long number) throws IllegalStateException {
        return Math.toIntExact(number); //~ refuted[exact-arithmetic]
    }

    static void interrupted() throws InterruptedException {
        Thread.currentThread().interrupt();
        Thread.sleep(1);
    }

    //@ signals (ArithmeticException e) number != (int) number;
    static int promised(long number) {
        return Math.toIntExact(number);
    }

    //@ signals (ArithmeticException e) number < 0; //~ refuted[postcondition]
    static int promisedWrongly(long number) {
        return Math.toIntExact(number);
    }

    //@ signals_only ArithmeticException;
    static int only(long number) {
        return Math.toIntExact(number);
    }

    //@ signals (Exception e) false;
    static int never(long number) {
        return Math.toIntExact(number); //~ refuted[exact-arithmetic]
    }
}
//~ obligations: 14
