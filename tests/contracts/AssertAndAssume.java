// JML's `assert` is checked, its `assume` is taken for granted; both may use `\old` and quantifiers.
class AssertAndAssume {
    int total;

    void add(int amount) {
        //@ assume 0 <= amount && amount <= 10 && 0 <= total && total <= 100;
        total += amount;
        //@ assert total == \old(total) + amount;      //~ proved[assertion]
        //@ assert total > \old(total);                //~ refuted[assertion]
    }

    static void sorted(int[] a) {
        //@ assume (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);
        if (a.length >= 3) {
            //@ assert a[0] <= a[1] && a[1] <= a[2];   //~ proved[assertion]
            //@ assert (\exists int i; 0 <= i && i < a.length; a[i] == a[2]);  //~ proved[assertion]
            //@ assert a[0] < a[2];                    //~ refuted[assertion]
        }
    }

    // After an assertion its condition is known.
    static int halve(int x) {
        //@ assert x % 2 == 0;                         //~ refuted[assertion]
        int half = x / 2;
        //@ assert half * 2 == x;                      //~ proved[assertion]
        return half;
    }
}
//~ obligations: 12
