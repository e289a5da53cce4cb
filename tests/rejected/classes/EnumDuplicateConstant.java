// javac: compiler.err.already.defined
enum EnumDuplicateConstant {
    NORTH, SOUTH, EAST, NORTH; //~ error

    boolean vertical() {
        return this == NORTH || this == SOUTH;
    }
}
