// A variable number of parameters is not modelled, and neither are the calls.
class VariableArity {

    static int sum(int... numbers) { //~ skipped[not-supported]
        return numbers.length;
    }

    static int ofTwo() {
        return sum(1, 2); //~ skipped[not-supported]
    }

    static int ofArray(int[] numbers) {
        return numbers.length; //~ proved[null-dereference]
    }
}
