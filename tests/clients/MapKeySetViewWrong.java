// The set of keys is no copy, and nothing can be added to it.
import java.util.HashMap;
import java.util.Set;

class MapKeySetViewWrong {

    static void noCopy() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Set<String> before = map.keySet();
        map.put("b", 2);
        assert before.size() == 1;                     //~ refuted[assertion]
    }

    static void added() {
        HashMap<String, Integer> map = new HashMap<>();
        map.keySet().add("a");                         //~ refuted[unsupported-operation]
    }
}
//~ obligations: 8
