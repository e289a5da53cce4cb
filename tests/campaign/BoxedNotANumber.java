/** Found by the drivers of contracts (tests/promises): `Double.valueOf` promised a box whose value is equal to the number, and NaN is equal to nothing. */
class BoxedNotANumber {
    static void ofDouble(double d) {
        Double box = Double.valueOf(d);
        assert d == d;    //~ refuted[assertion]
    }

    static void ofFloat(float f) {
        Float box = f;
        assert f == f;    //~ refuted[assertion]
    }

    static void kept(double d) {
        Double box = d;
        assert d != d || box == d;
    }

    static void keptNot(double d) {
        Double box = d;
        assert d == d || box != box.doubleValue();
    }
}
//~ obligations: 7
