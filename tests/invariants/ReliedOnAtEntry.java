// A method may rely on the invariant of its receiver, but not on that of an object read from a field.
class ReliedOnAtEntry {
    private final int[] items = new int[8];
    private int size;
    /*@ nullable @*/ ReliedOnAtEntry backup;
    //@ invariant 0 <= size && size <= items.length;

    int last() {
        return size == 0 ? 0 : items[size - 1];        //~ proved[array-index]
    }

    static int lastOf(ReliedOnAtEntry stack) {
        return stack.size == 0 ? 0 : stack.items[stack.size - 1];      //~ proved[array-index]
    }

    int next() {
        return items[size];                            //~ refuted[array-index]
    }

    // Nothing is known of the backup's size. Whether a real execution can get there is another question, so only
    // the start state of this method counts.
    int lastOfBackup() {
        if (backup == null || backup.size == 0) {
            return 0;
        }
        return backup.items[backup.size - 1];          //~ refuted[array-index]
    }
}
//~ obligations: 16
