// expected: exit 0
/** A class invariant that every method keeps. */
class Clock {
    private int hour;
    private int minute;

    //@ invariant 0 <= hour && hour < 24;
    //@ invariant 0 <= minute && minute < 60;

    //@ requires 0 <= hour && hour < 24 && 0 <= minute && minute < 60;
    //@ ensures this.hour == hour && this.minute == minute;
    Clock(int hour, int minute) {
        this.hour = hour;
        this.minute = minute;
    }

    //@ ensures \result == hour * 60 + minute;
    /*@ pure @*/ int minutes() {
        return hour * 60 + minute;
    }

    //@ ensures minutes == 0 ==> (hour == \old(hour) && minute == \old(minute));
    //@ requires 0 <= minutes && minutes < 24 * 60;
    //@ assignable hour, minute;
    void advance(int minutes) {
        int total = hour * 60 + minute + minutes;
        if (total >= 24 * 60) {
            total -= 24 * 60;
        }
        hour = total / 60;
        minute = total % 60;
    }
}
