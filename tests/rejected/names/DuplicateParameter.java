// javac: compiler.err.already.defined
class DuplicateParameter {
    static int volume(int width, int height, int width) { //~ error
        return height;
    }
}
