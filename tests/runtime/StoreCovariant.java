// An array of a subclass behind the type of an array of its superclass refuses an object of the superclass.
class StoreCovariant {

    static void parameter(StoreCovariant[] all, StoreCovariant one) {
        if (all.length > 0) {
            all[0] = one; //~ refuted[array-store]
        }
    }

    static void created() {
        StoreCovariant[] all = new StoreCovariantSpecial[2];
        all[0] = new StoreCovariantSpecial(); //~ proved[array-store]
        all[1] = new StoreCovariant(); //~ refuted[array-store]
    }

    static void anything(Object[] all) {
        if (all.length > 0) {
            all[0] = new StoreCovariantSpecial(); //~ refuted[array-store]
        }
    }
}

class StoreCovariantSpecial extends StoreCovariant {
}

class StoreCovariantOther {
}
//~ obligations: 14
