// javac: compiler.err.intf.meth.cant.have.body
interface InterfaceMethodBody {
    int size() { //~ error
        return 1;
    }

    default boolean empty() {
        return size() == 0;
    }
}
