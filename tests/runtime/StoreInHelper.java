// The same store in a helper fits for one caller and not for the other: one verdict for each.
class StoreInHelper {

    private static void put(Object[] slots, Object value) {
        slots[0] = value; //~ proved[array-store], refuted[array-store]
    }

    static void objects(Object value) {
        put(new Object[1], value);
    }

    static void helpers(Object value) {
        put(new StoreInHelper[1], value);
    }
}
//~ obligations: 6
