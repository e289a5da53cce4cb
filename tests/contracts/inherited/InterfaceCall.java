// A caller of an interface must keep to its precondition.
interface Lamp {
    //@ requires 0 <= brightness && brightness <= 10;
    //@ assignable \nothing;
    void dim(int brightness);
}

class DeskLamp implements Lamp {
    public void dim(int brightness) {
    }
}

class InterfaceCall {
    static void good(Lamp lamp) {
        lamp.dim(10);
    }

    static void bad(Lamp lamp, int brightness) {
        if (brightness >= 0) {
            lamp.dim(brightness);      //~ refuted[precondition]
        }
    }

    // The class inherits the contract of the interface.
    static void badAsWell(DeskLamp lamp) {
        lamp.dim(11);      //~ refuted[precondition]
    }
}
//~ obligations: 7
