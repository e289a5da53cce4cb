// A model field of type `\locset` is what a method may change.
class FootprintModel {
    private int hour;
    private int minute;
    private int zone;

    //@ public model \locset time;
    //@ private represents time = hour, minute;

    //@ ensures hour == 0 && minute == 0;
    //@ assignable time;
    void reset() {
        hour = 0;
        minute = 0;
    }

    void use() {
        zone = 2;
        reset();
        assert zone == 2;
    }
}
//~ obligations: 3
