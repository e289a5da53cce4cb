// A ghost field of type `\locset` collects what was lent. In `assignable` it stands for the set that it holds.
class FootprintGhost {
    int first;
    int second;
    //@ ghost \locset lent;

    //@ requires true;
    //@ ensures lent == \set_union(\singleton(this.first), \singleton(this.second));
    //@ assignable \singleton(this.lent);
    void lendBoth() {
        //@ set lent = \set_union(\singleton(this.first), \singleton(this.second));
    }

    //@ requires \subset(\singleton(this.first), lent);
    //@ ensures first == 0;
    //@ assignable lent;
    void clearFirst() {
        first = 0;
    }
}
//~ obligations: 4
