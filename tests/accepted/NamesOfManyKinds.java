// javac: accepts
class NamesOfManyKinds {
    static class value {
        static int value = 1;

        static int value() {
            return value;
        }
    }

    static int String = 3;

    static int method(int method) {
        method:
        for (;;) {
            if (method > 0) {
                break method;
            }
            method = method(method + 1);
        }
        return method;
    }

    int NamesOfManyKinds(int NamesOfManyKinds) {
        return NamesOfManyKinds;
    }

    static int restricted() {
        int record = 1;
        int sealed = 2;
        int permits = 3;
        int var = 4;
        int module = 5;
        int open = 6;
        int with = 7;
        int when = 8;
        int non = 9;
        return record + sealed + permits + var + module + open + with + when + (non - sealed);
    }

    static int record(int record) {
        return record;
    }

    static int run() {
        value v = new value();
        java.lang.String text = "x";
        Object o = v;
        return value.value + value.value() + String + text.length() + method(0) + restricted() + record(1)
            + java.lang.Math.abs(-1) + o.hashCode();
    }
}
