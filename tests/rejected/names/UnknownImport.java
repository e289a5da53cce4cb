// javac: compiler.err.cant.resolve.location
import java.util.Lists; //~ error

class UnknownImport {
    static int one() {
        return 1;
    }
}
