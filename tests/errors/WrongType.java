// An `int` where a `boolean` is needed.
class WrongType {
    boolean isOdd(int x) {
        return x % 2;                          //~ error[type-error]
    }
}
