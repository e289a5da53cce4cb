// javac: compiler.err.finally.without.try
class FinallyWithoutTry {
    private boolean locked;

    void update() {
        locked = true;
        finally { //~ error
            locked = false;
        }
    }
}
