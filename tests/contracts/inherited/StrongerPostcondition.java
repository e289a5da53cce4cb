// The override's own case holds beside the inherited one.
class Shape {
    //@ requires 0 < size && size <= 100;
    //@ ensures 0 < \result;
    //@ assignable \nothing;
    int area(int size) {
        return 1;
    }
}

class Quad extends Shape {
    /*@ also
      @ requires 0 < size && size <= 100;
      @ ensures \result == size * size;
      @ assignable \nothing;
      @*/
    int area(int size) {
        return size * size;
    }
}

class StrongerPostcondition {
    static void use(Quad quad) {
        int area = quad.area(3);
        assert area == 9;
    }
}
//~ obligations: 8
