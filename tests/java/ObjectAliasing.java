// References are copied, objects are not; a parameter variable is the callee's own.
class ObjectAliasing {
    int value;
    ObjectAliasing other;

    private static void change(ObjectAliasing object) {
        object.value = 9;
        object = new ObjectAliasing();
        object.value = 10;
    }

    private static void increase(int number) {
        number = number + 1;
    }

    static void passedByValue() {
        ObjectAliasing object = new ObjectAliasing();
        int number = 1;
        change(object);
        increase(number);
        assert object.value == 9 && number == 1; //~ proved[assertion]
        assert object.value == 10; //~ refuted[assertion]
    }

    static void parameters(ObjectAliasing a, ObjectAliasing b) {
        a.value = 1;
        b.value = 2;
        assert a == b || a.value == 1; //~ proved[assertion]
        assert a.value == 1; //~ refuted[assertion]
    }

    static void throughAField(ObjectAliasing a) {
        a.other = a;
        a.other.other.value = 3;
        assert a.value == 3; //~ proved[assertion]
        a.other = new ObjectAliasing();
        a.other.value = 4;
        assert a.value == 3; //~ proved[assertion]
    }

    static void freshIsDifferent(ObjectAliasing a) {
        ObjectAliasing fresh = new ObjectAliasing();
        fresh.value = a.value + 1;
        assert fresh != a && fresh != a.other && fresh.other == null; //~ proved[assertion]
        assert a.value != fresh.value; //~ proved[assertion]
    }
}
//~ obligations: 31
