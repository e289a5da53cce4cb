// Stores into arrays whose class is known, or of null, or of what was read from the same array.
class StoreFits {

    static void created(StoreFits one) {
        StoreFits[] all = new StoreFits[1];
        all[0] = one; //~ proved[array-store]
        all[0] = new StoreFitsSpecial(); //~ proved[array-store]
    }

    static void forget(StoreFits[] all, int index) {
        if (index < 0 || all.length <= index) return;
        all[index] = null; //~ proved[array-index]
    }

    static void numbers(int[] all) {
        if (all.length > 0) all[0] = 1;
    }

    static void special(StoreFits one) {
        StoreFits[] all = new StoreFitsSpecial[1];
        if (one instanceof StoreFitsSpecial) {
            all[0] = one; //~ proved[array-store]
        }
    }
}

class StoreFitsSpecial extends StoreFits {
}
//~ obligations: 15
