// A `long` does not fit an `int` without a cast.
class NarrowingWithoutCast {
    static int total(long big) {
        int small = big;                       //~ error[type-error]
        return small;
    }
}
