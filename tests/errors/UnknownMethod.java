// A method that the class does not have.
class UnknownMethod {
    int half(int x) {
        return x / 2;
    }

    int quarter(int x) {
        return halve(half(x));                 //~ error[name-error]
    }
}
