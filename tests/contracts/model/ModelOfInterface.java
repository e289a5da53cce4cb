// An interface speaks of a model field, its class says what represents it.
interface Sized {
    //@ model instance int size;

    //@ requires 0 <= size && size < 1000;
    //@ ensures size == \old(size) + 1;
    void grow();
}

class ModelOfInterface implements Sized {
    private int twice;
    //@ private represents size = twice / 2;

    //@ private invariant 0 <= twice && twice % 2 == 0;

    public void grow() {
        twice += 2;
    }
}
//~ obligations: 3
