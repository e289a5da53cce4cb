// Numbers that the library cannot read or compute.
class LibraryNumbers {

    static int sign() {
        return Integer.parseInt("+"); //~ refuted[number-format]
    }

    static int twelve() {
        int number = Integer.parseInt("12");
        assert number == 12;
        return number;
    }

    static long tooLarge() {
        return Integer.parseInt("2147483648"); //~ refuted[number-format]
    }

    static int exact(long number) {
        return Math.toIntExact(number); //~ refuted[exact-arithmetic]
    }

    static int exactTested(long number) {
        return number == (int) number ? Math.toIntExact(number) : 0;
    }

    static int sum(int a, int b) {
        return Math.addExact(a, b); //~ refuted[exact-arithmetic]
    }

    //@ requires -1000 <= a && a <= 1000 && -1000 <= b && b <= 1000;
    //@ ensures \result == a + b;
    static int smallSum(int a, int b) {
        return Math.addExact(a, b);
    }

    static int bucket(int hash, int buckets) {
        return Math.floorMod(hash, buckets); //~ refuted[exact-arithmetic]
    }

    static int week(int day) {
        return Math.floorMod(day, 7);
    }
}
//~ obligations: 17
