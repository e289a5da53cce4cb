// A contract speaks of a local variable, which it cannot know.
class UnknownNameInRequires {
    //@ requires local > 0;                    //~ error[specification-error]
    static int twice(int x) {
        int local = 2 * x;
        return local;
    }
}
