// A contract that belongs to no method.
class ContractBeforeNothing {
    void run() {
    }

    //@ requires true;                         //~ error[specification-error]
}
