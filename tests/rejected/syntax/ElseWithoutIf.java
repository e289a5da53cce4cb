// javac: compiler.err.else.without.if
class ElseWithoutIf {
    static int sign(int x) {
        int result = 0;
        if (x < 0)
            result = -1;
            x = -x;
        else //~ error
            result = 1;
        return result;
    }
}
