// javac: compiler.err.missing.meth.body.or.decl.abstract
class MethodWithoutBody {
    private int count;

    int count(); //~ error
}
