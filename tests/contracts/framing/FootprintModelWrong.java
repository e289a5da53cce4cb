// The footprint does not contain the zone.
class FootprintModelWrong {
    private int hour;
    private int minute;
    private int zone;

    //@ public model \locset time;
    //@ private represents time = hour, minute;

    //@ requires true;
    //@ assignable time;
    void reset() {      //~ refuted[frame]
        hour = 0;
        minute = 0;
        zone = 0;
    }
}
//~ obligations: 1
