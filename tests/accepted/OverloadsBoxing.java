// javac: accepts
class OverloadsBoxing {
    static String f(long x) {
        return "long";
    }

    static String f(Integer x) {
        return "Integer";
    }

    static String f(Object x) {
        return "Object";
    }

    static String f(int... x) {
        return "int...";
    }

    static String g(double x) {
        return "double";
    }

    static String g(Object x) {
        return "Object";
    }

    static String all(byte b, char c, Integer boxed) {
        return f(b) + f(c) + f(5) + f(boxed) + f("text") + f(2.5) + f() + f(1, 2) + f(5L)
            + g(3) + g('c') + g(true) + g(boxed);
    }

    static String h(char c) {
        return "char";
    }

    static String h(int i) {
        return "int";
    }

    static String both() {
        return h('a') + h('a' + 1) + h((char) 98) + h((short) 3);
    }
}
