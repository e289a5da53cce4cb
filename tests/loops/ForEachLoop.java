// `for` over an array: invariants, elements, and a loop that forgets about null.
class ForEachLoop {
    int weight;

    //@ ensures 0 <= \result;                  //~ proved[postcondition]
    static int countPositive(int[] values) {
        int count = 0;
        //@ loop_invariant 0 <= count;
        for (int value : values) {
            if (value > 0 && count < 1000) {
                count++;
            }
        }
        return count;
    }

    static int weigh(ForEachLoop[] parcels) {
        int sum = 0;
        for (ForEachLoop parcel : parcels) {
            sum += parcel.weight;              //~ proved[null-dereference]
        }
        return sum;
    }

    static int weighSome(int size) {
        ForEachLoop[] parcels = new ForEachLoop[size > 0 ? size : 0];
        int sum = 0;
        for (ForEachLoop parcel : parcels) {
            sum += parcel.weight;              //~ refuted[null-dereference]
        }
        return sum;
    }

    // The loop variable is a copy of the element.
    static void reset(int[] values) {
        for (int value : values) {
            value = 0;
        }
        assert values.length == 0 || values[0] == 0;   //~ refuted[assertion]
    }
}
//~ obligations: 14
