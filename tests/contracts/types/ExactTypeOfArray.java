// An array whose exact type is known takes every object.
class ExactTypeOfArray {

    //@ requires objects != null && 0 < objects.length && \typeof(objects) == \type(Object[]);
    //@ ensures objects[0] == object;
    //@ assignable objects[0];
    static void put(/*@ nullable @*/ Object[] objects, Object object) {
        objects[0] = object;
    }

    static void use(Object object) {
        Object[] objects = new Object[1];
        put(objects, object);
        assert objects[0] == object;
    }
}
//~ obligations: 10
