// javac: compiler.err.repeated.modifier
class RepeatedModifier {
    private private int secret; //~ error

    int reveal() {
        return secret;
    }
}
