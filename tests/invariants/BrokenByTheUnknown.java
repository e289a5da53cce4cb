import java.util.regex.Pattern;

// What is not understood may break any invariant, wherever it is called.
class BrokenByTheUnknown {
    int level;
    //@ invariant level >= 0;

    static BrokenByTheUnknown last = new BrokenByTheUnknown();

    interface Hook {
        void run(Object about);
    }

    private void tell(Hook hook) {
        hook.run(this); //~ unknown[unknown-effect]
    }

    //@ requires hook != null;
    void byUnknown(Hook hook) { //~ unknown[class-invariant]
        hook.run(this); //~ unknown[unknown-effect]
    }

    //@ requires hook != null;
    void byUnknownBelow(Hook hook) { //~ unknown[class-invariant]
        tell(hook);
    }

    //@ requires hook != null;
    //@ assignable \nothing;
    void frameOfUnknown(Hook hook) { //~ unknown[class-invariant], unknown[frame]
        hook.run(null); //~ unknown[unknown-effect]
    }
}
//~ obligations: 11
