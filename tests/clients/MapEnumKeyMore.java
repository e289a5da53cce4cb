// Constants of an enumeration as keys, in a HashMap and an EnumMap.
import java.util.EnumMap;
import java.util.HashMap;

class MapEnumKey {

    enum Day { MONDAY, TUESDAY, SUNDAY }

    static void enumerated() {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class); // should be proved //~ FIXME-unknown[null-argument]
        hours.put(null, 3);                            //~ refuted[null-argument]
    }
}
//~ obligations: 4
