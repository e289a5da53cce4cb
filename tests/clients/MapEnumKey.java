// Constants of an enumeration as keys, in a HashMap and an EnumMap.
import java.util.EnumMap;
import java.util.HashMap;

class MapEnumKey {

    enum Day { MONDAY, TUESDAY, SUNDAY }

    static void hashed() {
        HashMap<Day, Integer> hours = new HashMap<>();
        hours.put(Day.MONDAY, 8);
        hours.put(Day.SUNDAY, 0);
        assert hours.get(Day.MONDAY) == 8 && hours.get(Day.SUNDAY) == 0; //~ proved[assertion]
        assert !hours.containsKey(Day.TUESDAY);        //~ proved[assertion]
    }

    static int missing() {
        HashMap<Day, Integer> hours = new HashMap<>();
        hours.put(Day.MONDAY, 8);
        int tuesday = hours.get(Day.TUESDAY);          //~ refuted[null-unboxing]
        return tuesday;
    }
}
//~ obligations: 12
