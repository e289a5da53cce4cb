// A field with the same name in a subclass is another field: the declared type chooses, not the object.
class FieldHiding {
    int value = 1;

    int read() {
        return value;
    }

    static void chosenByType() {
        FieldHidingSub sub = new FieldHidingSub();
        FieldHiding base = sub;
        assert sub.value == 2 && base.value == 1; //~ proved[assertion]
        base.value = 10;
        assert sub.value == 2; //~ proved[assertion]
        assert ((FieldHiding) sub).value == 10; //~ proved[assertion]
        assert sub.both() == 12; //~ proved[assertion]
    }

    static void notByObject() {
        FieldHiding base = new FieldHidingSub();
        assert base.value == 2; //~ refuted[assertion]
    }

    static void methodOfTheBase() {
        FieldHidingSub sub = new FieldHidingSub();
        assert sub.read() == 1; //~ proved[assertion]
        assert sub.read() == sub.value; //~ refuted[assertion]
    }
}

class FieldHidingSub extends FieldHiding {
    int value = 2;

    int both() {
        return value + super.value;
    }
}
//~ obligations: 17
