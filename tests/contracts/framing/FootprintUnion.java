// The footprint of a whole contains that of its part.
class FootprintUnion {
    static class Part {
        int weight;

        //@ model \locset footprint;
        //@ represents footprint = \singleton(this.weight);

        //@ ensures weight == value;
        //@ assignable footprint;
        void set(int value) {
            weight = value;
        }
    }

    Part part = new Part();
    int changes;

    //@ model \locset footprint;
    //@ represents footprint = \set_union(\singleton(this.part), part.footprint);

    //@ ensures part.weight == value && changes == \old(changes);
    //@ assignable footprint;
    void set(int value) {
        part.set(value);
    }
}
//~ obligations: 7
