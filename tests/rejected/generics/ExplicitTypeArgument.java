// javac: compiler.err.prob.found.req
import java.util.Collections;
import java.util.List;

class ExplicitTypeArgument {
    static List<String> none() {
        return Collections.<Integer>emptyList(); //~ error
    }
}
