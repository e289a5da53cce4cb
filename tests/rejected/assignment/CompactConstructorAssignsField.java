// javac: compiler.err.cant.assign.val.to.final.var
record CompactConstructorAssignsField(int low, int high) {
    CompactConstructorAssignsField {
        if (low > high) {
            this.high = low; //~ error
        }
    }
}
