// javac: compiler.err.prob.found.req
import java.util.List;

class RawBoundMember {
    static int total(List raw) {
        int total = 0;
        for (String s : raw) { //~ error
            total += s.length();
        }
        return total;
    }
}
