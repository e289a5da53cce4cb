// Where a brace is missing nobody knows where the method ends: nothing in the file is checked.
class IsolatedOnlyWhereBracesMatch {
    int first(int y) {
        if (y > 0) {
            return 1;
        return 2;
    }

    int second(int y) { //~ error[syntax-error]
        assert y != 3;
        return y;
    }
}
