// What a method throws in its own body is a failure, too, unless it says so.
//~ options: --uncaught all
class UncaughtAll {

    static int refuses(int n) {
        if (n < 0) {
            throw new IllegalArgumentException(); //~ refuted[uncaught-exception]
        }
        return n;
    }

    static int says(int n) throws IllegalArgumentException {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    static int handles(int n) {
        try {
            if (n < 0) {
                throw new IllegalArgumentException();
            }
            return n;
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    static int handlesAnother(int n) {
        try {
            if (n < 0) {
                throw new IllegalArgumentException(); //~ refuted[uncaught-exception]
            }
            return n;
        } catch (IllegalStateException e) {
            return 0;
        }
    }
}
//~ obligations: 7
