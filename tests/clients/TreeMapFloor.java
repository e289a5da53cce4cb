// The nearest keys below and above.
import java.util.TreeMap;

class TreeMapFloor {

    static void near() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(10, "a");
        map.put(20, "b");
        assert map.floorKey(15) == 10 && map.ceilingKey(15) == 20;     //~ proved[assertion]
        assert map.floorKey(10) == 10 && map.lowerKey(10) == null;     //~ proved[assertion]
    }

    static int below(int number) {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(10, "a");
        map.put(20, "b");
        int floor = map.floorKey(number);              //~ refuted[null-unboxing]
        return floor;
    }

    static int entry(int number) {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(10, "a");
        return map.higherEntry(number).getValue().length();    //~ refuted[null-dereference]
    }
}
//~ obligations: 41
