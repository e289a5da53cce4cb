// javac: compiler.err.name.clash.same.erasure
import java.util.List;

class ErasureClash {
    static int count(List<String> names) {
        return names.size();
    }

    static int count(List<Integer> numbers) { //~ error
        return -numbers.size();
    }
}
