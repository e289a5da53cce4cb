/** While one element is missing, code that nobody knows calls back. */
class HeldArrayReentered {
    interface Listener {
        void changed(HeldArrayReentered source);
    }

    private final String[] data = {"a", "b"};

    void change(String value, Listener listener) {
        if (value == null) {
            return;
        }
        data[0] = null;    //~ unknown[array-index]
        listener.changed(this);    //~ unknown[unknown-effect]
        data[0] = value;
    }

    int first() {
        return data[0].length();    //~ unknown[null-dereference], unknown[array-index]
    }
}
//~ obligations: 10
