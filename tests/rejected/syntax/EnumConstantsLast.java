// javac: compiler.err.enum.constant.expected
enum EnumConstantsLast {
    int weight() { //~ error
        return ordinal() + 1;
    }
}
