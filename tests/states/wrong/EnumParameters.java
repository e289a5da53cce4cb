// Each constant may be handed, and has what its constructor gave it.
class EnumParameters {
    enum Size {
        SMALL(1), LARGE(10);

        final int weight;

        Size(int weight) {
            this.weight = weight;
        }
    }

    public static void notLarge(Size size) {
        assert size != Size.LARGE; //~ refuted[assertion]
    }

    public static int weight(Size size) {
        return 100 / (size.weight - 10); //~ refuted[division-by-zero]
    }

    public static int ordinal(Size size) {
        int[] counts = new int[1];
        return counts[size.ordinal()]; //~ refuted[array-index]
    }

    public static void named(Size size) {
        assert size.name().equals("SMALL"); //~ refuted[assertion]
    }
}
//~ obligations: 9
