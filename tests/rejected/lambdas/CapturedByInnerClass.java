// javac: compiler.err.cant.ref.non.effectively.final.var
class CapturedByInnerClass {
    interface Source {
        int next();
    }

    static Source from(int start) {
        int current = start;
        current++;
        return new Source() {
            public int next() {
                return current; //~ error
            }
        };
    }
}
