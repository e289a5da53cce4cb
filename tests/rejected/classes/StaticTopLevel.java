// javac: compiler.err.mod.not.allowed.here
static class StaticTopLevel { //~ error
    int value() {
        return 1;
    }
}
