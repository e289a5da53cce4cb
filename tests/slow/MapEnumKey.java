// Constants of an enumeration as keys, in a HashMap and an EnumMap.
import java.util.EnumMap;
import java.util.HashMap;

class MapEnumKey {

    enum Day { MONDAY, TUESDAY, SUNDAY }

    static void hashed() {
        HashMap<Day, Integer> hours = new HashMap<>();
        hours.put(Day.MONDAY, 8);
        hours.put(Day.SUNDAY, 0);
        assert hours.get(Day.MONDAY) == 8 && hours.get(Day.SUNDAY) == 0; // should be proved[assertion] //~ FIXME-unknown[assertion]
        assert !hours.containsKey(Day.TUESDAY); // should be proved[assertion] //~ FIXME-unknown[assertion]
    }

    static int missing() {
        HashMap<Day, Integer> hours = new HashMap<>();
        hours.put(Day.MONDAY, 8);
        int tuesday = hours.get(Day.TUESDAY); // should be refuted[null-unboxing] //~ FIXME-unknown[null-unboxing]
        return tuesday;
    }

    static void enumerated() {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        hours.put(null, 3);                            //~ refuted[null-argument]
    }
}
