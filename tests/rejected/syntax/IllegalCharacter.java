// javac: compiler.err.illegal.char
class IllegalCharacter {
    private int number;

    void set(int value) {
        number = value; # //~ error
    }
}
