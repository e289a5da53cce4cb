// `switch`, the statement and the expression.
class SwitchStatement {

    static int days(int month) {
        switch (month) {
            case 2:
                return 28;
            default:
                return 31;
        }
    }

    static int kind(int x) {
        return switch (x) {
            case 0 -> 1;
            default -> 2;
        };
    }

    static int daysByIf(int month) {
        int days = month == 2 ? 28 : 31;
        assert days >= 28; //~ proved[assertion]
        return days;
    }
}
//~ obligations: 1
