// Read after `close`.
class GhostProtocolWrong {
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
    //@ assignable isOpen;
    void use() {
        open();
        close();
        read();      //~ refuted[precondition]
    }
}
//~ obligations: 9
