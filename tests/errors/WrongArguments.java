// A call with an argument of the wrong type.
class WrongArguments {
    static int half(int x) {
        return x / 2;
    }

    static int use(boolean flag) {
        return half(flag);                     //~ error[type-error]
    }
}
