// javac: compiler.err.instanceof.reifiable.not.safe
class InstanceofTypeVariable<T> {
    boolean accepts(Object o) {
        return o instanceof T; //~ error
    }
}
