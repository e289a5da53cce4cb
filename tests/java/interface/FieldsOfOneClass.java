import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// A private field that is only ever given new objects of one class has objects of no other.
class FieldsOfOneClass {
    private final List<String> names = new ArrayList<>();
    private Map<String, Integer> counts = new HashMap<>();
    private Map<String, Integer> either = new HashMap<>();
    Map<String, Integer> open = new HashMap<>();

    void reset() {
        counts = new HashMap<>();
        either = new LinkedHashMap<>();
    }

    void forget() {
        counts = null;
    }

    List<String> copy() {
        List<String> copy = new ArrayList<>(names);
        assert copy.size() == names.size();
        return copy;
    }

    void isList() {
        assert names instanceof ArrayList;
    }

    void isHashed() {
        assert counts == null || counts.getClass() == HashMap.class;
    }

    void isThere() {
        assert counts != null; //~ refuted[assertion]
    }

    void isEither() {
        assert either == null || either.getClass() == HashMap.class; //~ refuted[assertion]
    }

    void isOpen() {
        assert open == null || open.getClass() == HashMap.class; // others may assign it: no call does //~ FIXME-unknown[assertion]
    }
}
//~ obligations: 16
