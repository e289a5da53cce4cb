// javac: compiler.err.cant.resolve.location
import java.util.List;

class UnknownInLambdaBody {
    static void show(List<String> names) {
        names.forEach(name -> {
            String line = prefix + name; //~ error
            System.out.println(line);
        });
    }
}
