// An obligation in a helper that two entry points reach is reported once for each.
class AssertAcrossEntries {
    int level;

    private void raise(int by) {
        assert by > 0; //~ proved[assertion], refuted[assertion]
        level = level + by;
    }

    void up() {
        raise(1);
    }

    void change(int by) {
        raise(by);
    }
}
//~ obligations: 2
