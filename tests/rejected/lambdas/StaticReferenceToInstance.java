// javac: compiler.err.prob.found.req
import java.util.function.IntSupplier;

class StaticReferenceToInstance {
    private int count;

    int next() {
        return count++;
    }

    static IntSupplier counter() {
        return StaticReferenceToInstance::next; //~ error
    }
}
