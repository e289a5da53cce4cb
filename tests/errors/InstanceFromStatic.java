// A static method has no `this`.
class InstanceFromStatic {
    int count;

    static int read() {
        return count;                          //~ error[name-error]
    }
}
