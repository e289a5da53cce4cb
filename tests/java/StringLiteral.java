// A string is an object.
class StringLiteral {
    int value;

    static Object name() {
        return "name";
    }

    Object shown() {
        Object text = "value " + value;
        return text;
    }

    int next() {
        assert value + 1 != value; //~ proved[assertion]
        return value + 1;
    }
}
//~ obligations: 1
