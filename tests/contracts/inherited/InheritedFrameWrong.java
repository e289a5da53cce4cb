// The override changes a field of its own that the inherited frame does not name.
class Logger {
    int count;

    //@ requires 0 <= count && count < 1000;
    //@ ensures count == \old(count) + 1;
    //@ assignable count;
    void log() {
        count++;
    }
}

class LoudLogger extends Logger {
    int volume;

    void log() {      //~ refuted[frame]
        count++;
        volume = volume + 1;
    }
}
//~ obligations: 4
