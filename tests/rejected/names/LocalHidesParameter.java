// javac: compiler.err.already.defined
class LocalHidesParameter {
    static int clamp(int value) {
        int limit = 100;
        for (int value = 0; value < limit; value++) { //~ error
            limit--;
        }
        return limit;
    }
}
