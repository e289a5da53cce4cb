// javac: compiler.err.cant.assign.val.to.final.var
class ArrayLengthAssigned {
    static int[] shrink(int[] values) {
        values.length = values.length - 1; //~ error
        return values;
    }
}
