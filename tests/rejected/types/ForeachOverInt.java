// javac: compiler.err.foreach.not.applicable.to.type
class ForeachOverInt {
    static int sum(int n) {
        int sum = 0;
        for (int i : n) { //~ error
            sum += i;
        }
        return sum;
    }
}
