// javac: compiler.err.missing.meth.body.or.decl.abstract
interface DefaultWithoutBody {
    int size();

    default boolean empty(); //~ error
}
