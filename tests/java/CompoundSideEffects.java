// A compound assignment evaluates its left side once, and its old value before the right side.
class CompoundSideEffects {
    int count;

    static void indexOnce() {
        int[] a = {1, 2, 3};
        int i = 0;
        a[i++] += 10;
        assert i == 1 && a[0] == 11 && a[1] == 2; //~ proved[assertion]
    }

    static void indexNotTwice() {
        int[] a = {1, 2, 3};
        int i = 0;
        a[i++] += 10;
        assert a[0] == 12; //~ refuted[assertion]
    }

    static void oldValueFirst() {
        int x = 5;
        x += x++;
        assert x == 10; //~ proved[assertion]
        x += (x = 1) + x;
        assert x == 12; //~ proved[assertion]
    }

    static void oldElementFirst() {
        int[] a = {1, 2, 3};
        int i = 1;
        a[i] += a[i] = i = 2;
        assert a[1] == 4 && a[2] == 3 && i == 2; //~ proved[assertion]
    }

    private CompoundSideEffects counted() {
        count = count + 1;
        return this;
    }

    static void receiverOnce() {
        CompoundSideEffects object = new CompoundSideEffects();
        object.counted().count += 10;
        assert object.count == 11; //~ proved[assertion]
        object.counted().count++;
        assert object.count == 14; //~ refuted[assertion]
    }
}
//~ obligations: 31
