// The counter of the whole is not in its footprint.
class FootprintUnionWrong {
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

    //@ requires 0 <= changes && changes < 1000;
    //@ ensures part.weight == value;
    //@ assignable footprint;
    void set(int value) {      //~ refuted[frame]
        part.set(value);
        changes++;
    }
}
//~ obligations: 7
