import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Collections that callers give hold no null when a method begins; code that nobody knows may change that. */
class HeldByCallers {
    interface Changer {
        void change();
    }

    static int behindUnknown(List<String> names, Changer changer) {
        changer.change();  //~ unknown[unknown-effect]
        return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
    }

    static int behindFunction(List<String> names, Function<String, String> function) {
        function.apply("x");  //~ unknown[unknown-effect]
        return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
    }

    static int behindAlias(List<String> names, List<String> others) {
        names.add(0, null);
        return others.isEmpty() ? 0 : others.get(0).length();  //~ refuted[null-dereference]
    }

    static int inArray(String[] names, String[] others) {
        if (names.length == 0 || others.length == 0) {
            return 0;
        }
        names[0] = null;
        return others[0].length();  //~ refuted[null-dereference]
    }

    static int nested(Map<String, List<String>> all) {
        int sum = 0;
        for (List<String> names : all.values()) {
            for (String name : names) {
                sum += name.length();  //~ unknown[null-dereference]
            }
        }
        return sum;
    }
}
//~ obligations: 37
