// A quantified variable of a class type means the objects that exist, not those that are created later.
class QuantifierOverObjects {
    int weight;

    //@ requires (\forall QuantifierOverObjects o; o != null; o.weight > 0);
    //@ ensures \result > 0;                   //~ proved[postcondition]
    static int weigh(QuantifierOverObjects parcel) {
        return parcel.weight;
    }

    // The new object has the weight zero; that is no contradiction to the precondition.
    //@ requires (\forall QuantifierOverObjects o; o != null; o.weight > 0);
    static void create() {
        QuantifierOverObjects parcel = new QuantifierOverObjects();
        //@ assert parcel.weight == 0;         //~ proved[assertion]
        //@ assert false;                      //~ refuted[assertion]
    }
}
//~ obligations: 5
