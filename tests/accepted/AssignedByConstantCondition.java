// javac: accepts
class AssignedByConstantCondition {
    static final boolean DEBUG = false;

    static int trueAnd(int value) {
        int n;
        if (value > 0 && true) {
            n = value;
        } else {
            n = -value;
        }
        return n;
    }

    static int whileTrueConstant(int value) {
        final boolean always = true;
        int n;
        while (always) {
            n = value;
            if (n > 3) {
                break;
            }
            value++;
        }
        return n;
    }

    static int debugOnly(int value) {
        if (DEBUG) {
            System.out.println(value);
        }
        return value;
    }

    static int falseBranch() {
        int unset;
        if (false && unset > 0) {
            return unset;
        }
        return 0;
    }
}
