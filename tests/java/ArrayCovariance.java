// An array of a subclass is an array of the superclass, of Object[] and of Object, and stays the same array.
class ArrayCovariance {
    int mark;

    static void sameArray() {
        ArrayCovarianceSub[] subs = {new ArrayCovarianceSub(), null};
        ArrayCovariance[] bases = subs;
        Object[] objects = subs;
        objects[1] = bases[0];
        assert subs[1] == subs[0]; //~ proved[assertion]
        bases[1].mark = 4;
        assert subs[0].mark == 4; //~ proved[assertion]
    }

    static void tests() {
        ArrayCovariance[] bases = new ArrayCovarianceSub[1];
        Object any = bases;
        assert bases instanceof ArrayCovarianceSub[]; //~ proved[assertion]
        assert any instanceof Object[] && !(any instanceof int[]); //~ proved[assertion]
        ArrayCovariance[] plain = new ArrayCovariance[1];
        assert plain instanceof ArrayCovarianceSub[]; //~ refuted[assertion]
    }

    static void numbers() {
        Object any = new int[3];
        assert any instanceof int[]; //~ proved[assertion]
        assert any instanceof Object[]; //~ refuted[assertion]
    }
}

class ArrayCovarianceSub extends ArrayCovariance {
}
//~ obligations: 22
