// The inherited frame binds the override too.
class Recorder {
    int count;
    int last;

    //@ requires 0 <= count && count < 1000;
    //@ ensures count == \old(count) + 1;
    //@ assignable count, last;
    void record(int value) {
        count++;
        last = value;
    }
}

class LazyRecorder extends Recorder {
    void record(int value) {
        count++;
    }
}

class InheritedFrame {
    int other;

    //@ requires 0 <= recorder.count && recorder.count < 1000;
    void use(Recorder recorder) {
        other = 3;
        recorder.record(5);
        assert other == 3;
    }
}
//~ obligations: 8
