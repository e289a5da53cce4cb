// A remainder has the sign of its left operand: a negative hash is a negative index, and so may be its negation.
class IndexOfHash {

    static int slot(int[] table, int hash) {
        if (table.length == 0) return 0;
        return table[hash % table.length]; //~ refuted[array-index]
    }

    static int slotOfAbsolute(int[] table, int hash) {
        if (table.length == 0) return 0;
        int positive = hash < 0 ? -hash : hash;
        return table[positive % table.length]; //~ refuted[array-index]
    }

    static int slotOfMask(int[] table) {
        if (table.length != 8) return 0;
        int hash = table[0];
        return table[hash & 7]; //~ proved[array-index]
    }

    static int slotCorrected(int[] table, int hash) {
        if (table.length == 0) return 0;
        int slot = hash % table.length;
        if (slot < 0) {
            slot += table.length;
        }
        return table[slot]; //~ proved[array-index]
    }
}
//~ obligations: 21
