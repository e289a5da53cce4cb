// A call may change a field that was tested before it.
class NullAfterReset {
    NullAfterReset peer;
    int load;

    private void disconnect() {
        peer = null;
    }

    private void work() {
        load = load + 1;
    }

    int testedThenDisconnected() {
        if (peer == null) return 0;
        disconnect();
        return peer.load; //~ refuted[null-dereference]
    }

    int testedThenWorked() {
        if (peer == null) return 0;
        work();
        return peer.load; //~ proved[null-dereference]
    }

    int keptInALocal() {
        NullAfterReset kept = peer;
        if (kept == null) return 0;
        disconnect();
        return kept.load; //~ proved[null-dereference]
    }
}
//~ obligations: 3
