// javac: compiler.err.restricted.type.not.allowed
class ClassNamedVar {
    static class var { //~ error
        int value;
    }
}
