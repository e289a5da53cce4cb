// What a native method of the program does is not known: it may change anything, throw anything and give anything.
class NativeMethods {
    private int x;

    native void change(); //~ skipped[not-supported]

    static native int any(int a) throws java.io.IOException; //~ skipped[not-supported]

    void changed() {
        x = 1;
        change(); //~ unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    void thrown() {
        try {
            any(1); //~ unknown[unknown-effect]
        } catch (java.io.IOException e) {
            assert false; //~ unknown[assertion]
        }
    }

    void result() throws java.io.IOException {
        int y = any(1); //~ unknown[unknown-effect]
        assert y == 1; //~ unknown[assertion]
    }

    void locals(int y) {
        int z = y;
        change(); //~ unknown[unknown-effect]
        assert z == y;
    }
}
//~ obligations: 10
