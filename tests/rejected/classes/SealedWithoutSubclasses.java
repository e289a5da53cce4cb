// javac: compiler.err.sealed.class.must.have.subclasses
class SealedWithoutSubclasses {
    sealed interface Event { //~ error
        long time();
    }
}
