// A parameter is no location that callers could see.
class AssignableOfParameter {
    //@ assignable amount;                     //~ error[specification-error]
    static int half(int amount) {
        return amount / 2;
    }
}
