// A constructor with too few arguments.
class WrongArgumentCount {
    int x;

    WrongArgumentCount(int x) {
        this.x = x;
    }

    static WrongArgumentCount make() {
        return new WrongArgumentCount();       //~ error[type-error]
    }
}
