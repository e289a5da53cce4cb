// While a constructor runs, no older object and no static field knows the new object.
class NewObjectIsUnknown {
    static /*@ nullable @*/ NewObjectIsUnknown last;
    /*@ nullable @*/ NewObjectIsUnknown next;
    int number;

    //@ requires true;
    NewObjectIsUnknown(NewObjectIsUnknown other) {
        assert last != this;                   //~ proved[assertion]
        assert other.next != this;             //~ proved[assertion]
        last = this;
        other.next = this;
        assert other.number == 0;              //~ refuted[assertion]
    }
}
//~ obligations: 6
