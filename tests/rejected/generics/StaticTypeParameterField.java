// javac: compiler.err.non-static.cant.be.ref
class StaticTypeParameterField<T> {
    private static T shared; //~ error

    static int count() {
        return 1;
    }
}
