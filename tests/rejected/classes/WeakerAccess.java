// javac: compiler.err.override.weaker.access
class WeakerAccess {
    interface Counter {
        int next();
    }

    static class Simple implements Counter {
        private int n;

        int next() { //~ error
            return n++;
        }
    }
}
