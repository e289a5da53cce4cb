// javac: compiler.err.preview.feature.disabled.plural
class SwitchOnBoolean {
    static int bit(boolean set) {
        int bit = 0;
        switch (set) { //~ error
            default:
                bit = 1;
        }
        return bit;
    }
}
