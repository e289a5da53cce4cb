// There is no loop to leave.
class BreakOutsideLoop {
    static void stop(int x) {
        if (x > 0) {
            break;                             //~ error[flow-error]
        }
    }
}
