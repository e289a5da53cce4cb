// The initialiser of one class runs a method of another, which looks back at what is not set yet.
class AcrossClasses {
    static final int[] TABLE = Maker.make();
    static final Object MARK = new Object();
}

class Maker {
    static int[] make() {
        assert AcrossClasses.MARK != null; //~ refuted[assertion]
        return new int[1];
    }
}
//~ obligations: 1
