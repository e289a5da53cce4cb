// What the compact constructor does not ask for is not known.
record RecordComponents(int low, int high, String name) {
    RecordComponents {
        if (low > high) {
            throw new IllegalArgumentException("empty");
        }
    }

    public int middle() {
        assert low < high; //~ refuted[assertion]
        return name.length();
    }
}
//~ obligations: 3
