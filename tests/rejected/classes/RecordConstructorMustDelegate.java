// javac: compiler.err.first.statement.must.be.call.to.another.constructor
record RecordConstructorMustDelegate(int low, int high) {
    RecordConstructorMustDelegate(int both) { //~ error
        System.out.println(both);
    }
}
