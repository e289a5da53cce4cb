// javac: compiler.err.does.not.override.abstract
import java.util.Comparator;

class InterfaceMethodGenericMismatch {
    static class ByLength implements Comparator<String> { //~ error
        public int compare(Object a, String b) {
            return b.length();
        }
    }
}
