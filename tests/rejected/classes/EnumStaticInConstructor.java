// javac: compiler.err.illegal.enum.static.ref
enum EnumStaticInConstructor {
    A, B, C;

    private static int made;

    EnumStaticInConstructor() {
        made++; //~ error
    }
}
