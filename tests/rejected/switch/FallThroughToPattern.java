// javac: compiler.err.flows.through.to.pattern release 21
class FallThroughToPattern {
    static int size(Object o) {
        int size = 0;
        switch (o) {
            case String s:
                size = s.length();
            case Integer i: //~ error
                size = i;
                break;
            default:
                break;
        }
        return size;
    }
}
