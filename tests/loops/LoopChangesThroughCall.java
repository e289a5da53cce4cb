// What a helper changes is changed by the loop that calls it.
class LoopChangesThroughCall {
    int opened;
    int closed;

    private void open() {
        opened = opened + 1;
    }

    void openAll(int n) {
        opened = 0;
        closed = 0;
        for (int i = 0; i < n; i++) {
            open();
        }
        assert closed == 0;                            //~ proved[assertion]
        assert opened == 0;                            //~ refuted[assertion]
    }

    void openAlways(LoopChangesThroughCall[] doors) {
        opened = 7;
        for (LoopChangesThroughCall door : doors) {
            door.open();
        }
        // One of the doors may be this one.
        assert opened == 7;                            //~ refuted[assertion]
    }
}
//~ obligations: 5
