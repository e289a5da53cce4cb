// javac: compiler.err.doesnt.exist
import java.utils.*; //~ error

class UnknownPackage {
    static int one() {
        return 1;
    }
}
