// An array variable of type Object[] may hold an array of strings, which takes no other object.
class ExactTypeOfArrayWrong {

    //@ requires 0 < objects.length && \typeof(objects) <: \type(Object[]);
    //@ ensures objects[0] == object;
    //@ assignable objects[0];
    static void put(Object[] objects, Object object) {
        objects[0] = object;      //~ refuted[array-store]
    }
}
//~ obligations: 5
