// `for` over an array evaluates the array once; assigning the variable does not change the array.
class ForEach {

    static void evaluatedOnce() {
        int[] cells = {1, 2};
        int runs = 0;
        for (int cell : cells) {
            cells = new int[0];
            runs++;
        }
        assert runs != 0; //~ proved[assertion]
        assert runs == 1; //~ refuted[assertion]
    }

    static void ownVariable(int[] cells) {
        if (cells.length == 0) return;
        cells[0] = 5;
        for (int cell : cells) {
            cell = 0;
        }
        assert cells[0] == 5; //~ proved[assertion]
        assert cells[0] == 0; //~ refuted[assertion]
    }

    static void sumOfOne() {
        int[] cells = {7};
        int sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        assert sum == 8; //~ refuted[assertion]
    }

    static void found(int[] cells, int wanted) {
        boolean found = false;
        for (int cell : cells) {
            if (cell != wanted) continue;
            found = true;
            break;
        }
        assert !found || cells.length > 0; //~ proved[assertion]
        assert !found; //~ refuted[assertion]
    }

    static void nonNullElements(ForEach[] all) {
        for (ForEach one : all) {
            assert one != null; //~ proved[assertion]
        }
    }
}
//~ obligations: 21
