// An override keeps the contract that it inherits.
class Meter {
    //@ requires true;
    //@ ensures 0 <= \result && \result <= 100;
    //@ assignable \nothing;
    int percent() {
        return 50;
    }
}

class FullMeter extends Meter {
    int percent() {
        return 100;
    }
}

class InheritedPostcondition {
    static void use(Meter meter) {
        int percent = meter.percent();
        assert 0 <= percent && percent <= 100;
    }
}
//~ obligations: 8
