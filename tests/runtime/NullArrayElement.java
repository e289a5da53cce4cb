// The elements of a new array of references are null until they are set.
class NullArrayElement {
    int value;

    static int fresh() {
        NullArrayElement[] elements = new NullArrayElement[3];
        elements[0] = new NullArrayElement();
        elements[2] = elements[0];
        int sum = elements[0].value + elements[2].value; //~ proved[null-dereference], proved[null-dereference]
        return sum + elements[1].value; //~ refuted[null-dereference]
    }

    static int freshRow(int rows) {
        if (rows < 1) return 0;
        int[][] table = new int[rows][];
        return table[rows - 1].length; //~ refuted[null-dereference]
    }

    static int given(NullArrayElement[] elements) {
        if (elements.length < 2) return 0;
        elements[0] = null;
        return elements[1].value + elements[0].value; //~ refuted[null-dereference], proved[null-dereference]
    }
}
//~ obligations: 30
