// A statement behind `return`.
class UnreachableCode {
    static int one() {
        return 1;
        int two = 2;                           //~ error[flow-error]
    }
}
