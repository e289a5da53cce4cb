// A ghost field says in which state a file is: reading needs an open one.
class GhostProtocol {
    //@ ghost boolean isOpen;

    //@ requires !isOpen;
    //@ ensures isOpen;
    //@ assignable isOpen;
    void open() {
        //@ set isOpen = true;
    }

    //@ requires isOpen;
    //@ assignable \nothing;
    int read() {
        return 1;
    }

    //@ requires isOpen;
    //@ ensures !isOpen;
    //@ assignable isOpen;
    void close() {
        //@ set isOpen = false;
    }

    //@ requires !isOpen;
    //@ ensures !isOpen;
    //@ assignable isOpen;
    void use() {
        open();
        read();
        close();
    }
}
//~ obligations: 10
