// One path through the method returns nothing.
class MissingReturn {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        } else if (x < 0) {
            return -1;
        }
    }                                          //~ error[flow-error]
}
