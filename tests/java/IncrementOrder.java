// `i++` is the old value, `++i` the new one, and both take effect at once.
class IncrementOrder {

    static void sum() {
        int i = 5;
        int sum = i++ + ++i;
        assert sum == 12 && i == 7; //~ proved[assertion]
    }

    static void wrongSum() {
        int i = 5;
        int sum = i++ + ++i;
        assert sum == 11; //~ refuted[assertion]
    }

    static void toItself() {
        int i = 5;
        i = i++;
        assert i == 5; //~ proved[assertion]
        i = ++i;
        assert i == 6; //~ proved[assertion]
        i = i-- - --i;
        assert i == 2; //~ proved[assertion]
    }

    static void lost() {
        int i = 5;
        i = i++;
        assert i == 6; //~ refuted[assertion]
    }

    static void inArray() {
        int[] a = {1, 2, 3};
        int i = 0;
        int value = a[i++]++ + ++a[i++];
        assert value == 4 && i == 2; //~ proved[assertion]
        assert a[0] == 2 && a[1] == 3 && a[2] == 3; //~ proved[assertion]
    }
}
//~ obligations: 18
