// javac: compiler.err.prob.found.req
class ByteOutOfRange {
    static byte flags() {
        byte flags = 200; //~ error
        return flags;
    }
}
