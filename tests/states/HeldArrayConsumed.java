import java.util.function.Consumer;

/** A known function leaves the array alone, but others may be handed in. */
class HeldArrayConsumed {
    private final int[] data = new int[4];

    void lend(Consumer<int[]> consumer) {
        consumer.accept(data);
    }

    static HeldArrayConsumed made() {
        HeldArrayConsumed made = new HeldArrayConsumed();
        made.lend(array -> { });
        return made;
    }

    int first() {
        assert data[0] >= 0;    //~ unknown[assertion]
        return data[0];
    }
}
//~ obligations: 7
