// `assignable` names locations, not values.
class AssignableOfValue {
    int count;

    //@ assignable count + 1;                  //~ error[specification-error]
    void clear() {
        count = 0;
    }
}
