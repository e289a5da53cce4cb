// javac: accepts
class Reachability {
    static int ifFalse(int n) {
        if (false) {
            n++;
        }
        return n;
    }

    static int ifReturn(int n) {
        if (true) {
            return n;
        }
        return n + 1;
    }

    static int noReturnAfterLoop(int n) {
        while (true) {
            if (n > 10) {
                return n;
            }
            n *= 2;
        }
    }

    static int noReturnAfterDo(int n) {
        do {
            n++;
            if (n % 7 == 0) {
                return n;
            }
        } while (true);
    }

    static int noReturnAfterSwitch(int n) {
        switch (n) {
            case 0:
                return 1;
            case 1:
                throw new IllegalStateException();
            default:
                return n;
        }
    }

    static int noReturnAfterSynchronized(Object lock) {
        synchronized (lock) {
            return lock.hashCode();
        }
    }

    static int noReturnAfterTry(String s) {
        try {
            return Integer.parseInt(s);
        } catch (NumberFormatException e) {
            throw e;
        }
    }

    static int labelledBlock(int n) {
        done: {
            if (n > 0) {
                break done;
            }
            return -n;
        }
        return n;
    }

    static void emptyStatements() {
        ;
        ;
        for (int i = 0; i < 3; i++);
        return;
    }

    static void doFalse(int n) {
        do {
            n++;
            if (n > 3) {
                continue;
            }
            break;
        } while (false);
    }

    static int nonConstantCondition(boolean forever) {
        while (forever) {
            System.out.println("again");
        }
        return 1;
    }
}
