// javac: compiler.err.instanceof.reifiable.not.safe
import java.util.List;

class InstanceofErased {
    static boolean strings(Object o) {
        return o instanceof List<String>; //~ error
    }
}
