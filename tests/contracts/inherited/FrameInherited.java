// Inherited cases and own ones together: the frame is what both allow.
class FrameInherited {
    interface Cell {
        //@ requires v >= 0;
        //@ assignable this.*;
        void put(int v);
    }

    static class Plain implements Cell {
        int value;
        static int puts;

        //@ also
        //@ requires true;
        //@ assignable value, puts;
        //@ ensures value == v;
        public void put(int v) {
            value = v;
        }
    }

    static class Counting implements Cell {
        int value;
        static int puts;

        //@ also
        //@ requires true;
        //@ assignable value, puts;
        //@ ensures value == v;
        public void put(int v) { //~ refuted[frame]
            value = v;
            puts++;
        }
    }

    static class CountingBelow implements Cell {
        int value;
        static int puts;

        //@ also
        //@ requires true;
        //@ assignable value, puts;
        //@ ensures value == v;
        public void put(int v) {
            value = v;
            if (v < 0) {
                puts++;
            }
        }
    }

    // No `assignable` of its own: the inherited one holds all the same.
    static class Silent implements Cell {
        int value;
        static int puts;

        //@ also
        //@ ensures value == v;
        public void put(int v) { //~ refuted[frame]
            value = v;
            puts = 1;
        }
    }

    static void use(Plain p) {
        Plain.puts = 7;
        p.put(3);
        assert Plain.puts == 7;
        p.put(-3);
        assert Plain.puts == 7; //~ unknown[assertion]
    }
}
//~ obligations: 14
