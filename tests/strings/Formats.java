// Formats that are written in the program, and what their arguments say of themselves.
class Formats {
    private int shown;

    @Override
    public String toString() {
        shown++;
        return "Formats";
    }

    void okTextAndNumber(String s, int n) {
        assert String.format("%s has %d", s, n) != null;
    }

    void okNullIsText() {
        assert "%s|%-5s|%b".formatted(null, null, null) != null;
    }

    void okFractions(double d, float f) {
        String text = String.format("%.2f %8.3e %,g", d, d, f);
        assert text != null;
    }

    void okMoreArgumentsThanAsked(int n) {
        assert String.format("%d", n, "unused") != null;
    }

    void okToStringIsCalled() {
        shown = 0;
        String text = String.format("%s", this);
        assert shown == 1;
    }

    void okToStringIsCalledForEach() {
        shown = 0;
        String text = String.format("%s %s", this, this);
        assert shown == 2;
    }

    void badToStringIsNotCalled() {
        shown = 0;
        String text = String.format("%s", this);
        assert shown == 0; //~ refuted[assertion]
    }

    void badTooFewArguments(int n) {
        String text = String.format("%d %d", n); //~ refuted[illegal-argument]
    }

    void badNumberIsText(String s) {
        String text = String.format("%d", s); //~ refuted[illegal-argument]
    }

    void badFractionIsWhole(double d) {
        String text = "%d".formatted(d); //~ refuted[illegal-argument]
    }

    void badNoSuchConversion(int n) {
        String text = String.format("%y", n); //~ refuted[illegal-argument]
    }

    void badWidthIsMissing(int n) {
        String text = String.format("%-d", n); //~ refuted[illegal-argument]
    }

    void badPrecisionOfWhole(int n) {
        System.out.printf("%.2d%n", n); //~ refuted[illegal-argument]
    }

    void badCodePoint(int n) {
        String text = String.format("%c", n); //~ refuted[illegal-argument]
    }

    void okPrinted(String s, long n) {
        System.out.printf("%-10s|%08d|%x%n", s, n, n);
    }

    void badEmpty(String s) {
        assert String.format("%s", s).isEmpty(); //~ refuted[assertion]
    }
}
//~ obligations: 64
