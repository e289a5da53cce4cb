// One static field for all objects; other classes and calls change it, and nothing is known of it on entry.
class StaticFields {
    static int count;
    static int[] shared;
    int own;

    private static int next() {
        count = count + 1;
        return count;
    }

    static void counts() {
        count = 5;
        int first = next();
        int second = StaticFields.next();
        assert first == 6 && second == 7 && count == 7; //~ proved[assertion]
    }

    static void anythingOnEntry() {
        assert count == 0; //~ refuted[assertion]
    }

    static void mayBeNull() {
        shared[0] = 1; //~ refuted[null-dereference], refuted[array-index]
    }

    static void oneForAll(StaticFields a, StaticFields b) {
        StaticFieldsUser.set(3);
        a.own = 1;
        assert count == 3; //~ proved[assertion]
        StaticFieldsUser.set(4);
        assert count == 3; //~ refuted[assertion]
    }
}

class StaticFieldsUser {
    static void set(int value) {
        StaticFields.count = value;
    }
}
//~ obligations: 7
