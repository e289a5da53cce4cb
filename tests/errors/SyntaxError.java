// A semicolon is missing.
class SyntaxError {
    int x;

    int twice() {
        int y = 2 * x                          //~ error[syntax-error]
        return y;
    }
}
