// What a followed helper does counts as the caller's own doing.
class FrameThroughHelper {
    int hits;
    int misses;

    private void record(boolean hit) {
        if (hit) {
            hits++;
        } else {
            misses++;
        }
    }

    //@ assignable hits;
    void hit() {                               //~ proved[frame]
        record(true);
    }

    //@ assignable hits;
    void probe(boolean found) {                //~ refuted[frame]
        record(found);
    }
}
//~ obligations: 2
