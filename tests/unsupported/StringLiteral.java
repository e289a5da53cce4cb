// Strings are not modelled: a literal and a concatenation skip their method.
class StringLiteral {
    int value;

    static Object name() {
        return "name"; //~ skipped[not-supported]
    }

    Object shown() {
        Object text = "value " + value; //~ skipped[not-supported]
        return text;
    }

    int next() {
        assert value + 1 != value; //~ proved[assertion]
        return value + 1;
    }
}
