// javac: compiler.err.type.var.cant.be.deref
class ClassLiteralOfTypeVariable<T> {
    Class<?> type() {
        return T.class; //~ error
    }
}
