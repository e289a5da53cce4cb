// javac: compiler.err.cant.apply.symbols
import java.util.ArrayList;
import java.util.List;

class WrongAddArgument {
    static List<String> names() {
        List<String> names = new ArrayList<>();
        names.add("first");
        names.add(2); //~ error
        return names;
    }
}
