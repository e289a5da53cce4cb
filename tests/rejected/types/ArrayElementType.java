// javac: compiler.err.prob.found.req
class ArrayElementType {
    static int[] marks() {
        int[] marks = {5, 4, "three"}; //~ error
        return marks;
    }
}
