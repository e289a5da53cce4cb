// javac: compiler.err.generic.array.creation
import java.util.List;

class ArrayOfLists {
    static int buckets(int n) {
        List<String>[] buckets = new List<String>[n]; //~ error
        return buckets.length;
    }
}
