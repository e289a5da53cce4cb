// javac: compiler.err.cant.assign.val.to.final.var
class StaticFinalInConstructor {
    static final int LIMIT = 5;

    StaticFinalInConstructor(int limit) {
        LIMIT = limit; //~ error
    }
}
