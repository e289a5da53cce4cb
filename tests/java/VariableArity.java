// A variable number of arguments is an array.
class VariableArity {

    static int sum(int... numbers) {
        return numbers.length;
    }

    static int ofTwo() {
        return sum(1, 2);
    }

    static int ofArray(int[] numbers) {
        return numbers.length; //~ proved[null-dereference]
    }
}
//~ obligations: 2
