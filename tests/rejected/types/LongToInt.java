// javac: compiler.err.prob.found.req
class LongToInt {
    static int seconds(long millis) {
        int seconds = millis / 1000; //~ error
        return seconds;
    }
}
