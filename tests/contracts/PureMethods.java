// `pure` alone is a contract of the frame: the body is not followed, but nothing changes.
class PureMethods {
    int count;

    //@ ensures \result == count;
    /*@ pure @*/ int count() {
        return count;
    }

    static int use(PureMethods counter) {
        counter.count = 5;
        int first = counter.count();
        int second = counter.count();
        assert first == 5 && second == 5;      //~ proved[assertion]
        assert counter.count == 5;             //~ proved[assertion]
        return first;
    }

    //@ ensures \result == \old(count);        //~ proved[postcondition]
    /*@ pure @*/ int next() {                  //~ refuted[frame]
        return count++;
    }
}
//~ obligations: 10
