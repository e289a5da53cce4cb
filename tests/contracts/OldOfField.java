// `\old` of fields of `this` and of another object, which may be the same one.
class OldOfField {
    int stock;

    //@ requires 0 <= stock && stock < 1000000;
    //@ ensures stock == \old(stock) + 1;       //~ proved[postcondition]
    void restock() {
        stock++;
    }

    //@ requires this != other;
    //@ requires 0 <= count && count <= stock && stock <= 1000 && other.stock <= 1000;
    //@ ensures stock == \old(stock) - count;               //~ proved[postcondition]
    //@ ensures other.stock == \old(other.stock) + count;   //~ proved[postcondition]
    void ship(OldOfField other, int count) {
        stock -= count;
        other.stock += count;
    }

    //@ requires 0 <= count && count <= stock && stock <= 1000 && other.stock <= 1000;
    //@ ensures stock == \old(stock) - count;               //~ refuted[postcondition]
    void shipAnywhere(OldOfField other, int count) {
        stock -= count;
        other.stock += count;
    }
}
//~ obligations: 6
