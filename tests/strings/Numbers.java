// Parsing and printing of numbers.
class Numbers {
    void okParsed() {
        assert Integer.parseInt("-12") == -12 && Integer.parseInt("ff", 16) == 255;
    }

    void okPrinted() {
        assert Integer.toString(-7).equals("-7") && String.valueOf(10L).equals("10") && Integer.toHexString(255).equals("ff");
    }

    void okHandled(String s) {
        int n;
        try {
            n = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            n = 0;
        }
        assert n >= Integer.MIN_VALUE;
    }

    void okPrintedIsNotEmpty(int n) {
        assert Integer.toString(n).length() >= 1;
    }

    void okBoxed() {
        Integer a = Integer.valueOf(100);
        assert a.equals(100) && a.intValue() == 100;
    }

    void okBooleans() {
        assert Boolean.parseBoolean("TRUE") && !Boolean.parseBoolean("yes") && !Boolean.parseBoolean(null);
    }

    void okValueOfNull() {
        assert String.valueOf((Object) null).equals("null");
    }

    void badParsed(String s) {
        int n = Integer.parseInt(s); //~ refuted[number-format]
    }

    void badEmpty() {
        int n = Integer.parseInt(""); //~ refuted[number-format]
    }

    void badSpaces() {
        int n = Integer.parseInt(" 1"); //~ refuted[number-format]
    }

    void badNotNegative(String s) {
        int n;
        try {
            n = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            n = 0;
        }
        assert n >= 0; //~ refuted[assertion]
    }

    void badOneDigit(int n) {
        assert Integer.toString(n).length() == 1; //~ refuted[assertion]
    }

    void badTooLarge() {
        int n = Integer.parseInt("2147483648"); //~ refuted[number-format]
    }

    void badBoxesAreSame(int n) {
        Integer a = Integer.valueOf(n);
        Integer b = Integer.valueOf(n);
        assert a.equals(b) && !a.equals(n); //~ refuted[assertion]
    }

    void badLongIsInteger() {
        assert Long.valueOf(1).equals(1); //~ refuted[assertion]
    }

    void badDouble(String s) {
        double d = Double.parseDouble(s); //~ refuted[number-format], unknown[call-depth], unknown[illegal-argument], unknown[index-range], unknown[null-argument]
    }
}
//~ obligations: 57
