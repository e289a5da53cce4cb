// javac: compiler.err.mod.not.allowed.here
class ModifierOnField {
    private abstract int count; //~ error

    int count() {
        return count;
    }
}
