// A local variable that is assigned on one path only.
class UnassignedLocal {
    static int pick(boolean first) {
        int chosen;
        if (first) {
            chosen = 1;
        }
        return chosen;                         //~ error[assignment-error]
    }
}
