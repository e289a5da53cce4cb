// Boxes that are compared by `==`: the objects and their values must come to the same.
import java.util.ArrayList;
import java.util.List;

class BoxComparison {
    static boolean parameters(Integer a, Integer b) {
        return a == b;                                      //~ refuted[box-comparison]
    }

    static boolean differ(Long a, Long b) {
        return a != b;                                      //~ refuted[box-comparison]
    }

    static boolean large() {
        Integer a = 1000;
        Integer b = 1000;
        return a == b;                                      //~ refuted[box-comparison]
    }

    static boolean elements() {
        List<Integer> list = new ArrayList<>();
        list.add(1000);
        list.add(1000);
        return list.get(0) == list.get(1);                  //~ refuted[box-comparison]
    }

    static boolean elementsHandedIn(List<Integer> list) {
        return list.size() > 1 && list.get(0) == list.get(1);   //~ refuted[box-comparison]
    }

    static boolean fractions() {
        Double a = 0.5;
        Double b = 0.5;
        return a == b;                                      //~ refuted[box-comparison]
    }

    // What follows does not rely on the comparison: Java goes on.
    static void goesOn() {
        Integer a = 1000;
        Integer b = 1000;
        boolean same = a == b;                              //~ refuted[box-comparison]
        assert same;                                        //~ refuted[assertion]
    }

    static void knowsNothing(Integer a, Integer b) {
        if (a != b) {                                       //~ refuted[box-comparison]
            assert !a.equals(b);                            //~ refuted[assertion]
        }
    }

    static boolean alias(Integer a) {
        Integer b = a;
        return a == b;
    }

    static boolean cached() {
        Integer a = 100;
        Integer b = 100;
        return a == b;                                      //~ proved[box-comparison]
    }

    static boolean guarded(Integer a, Integer b) {
        if (a.intValue() == b.intValue()) {
            return true;
        }
        return a == b;                                      //~ proved[box-comparison]
    }

    static boolean withNull(/*@ nullable @*/ Integer a) {
        Integer b = null;
        return a == b;                                      //~ proved[box-comparison]
    }

    static boolean truth(boolean p, boolean q) {
        Boolean a = p;
        Boolean b = q;
        return a == b;                                      //~ proved[box-comparison]
    }

    static boolean letters(char c, char d) {
        if (c > 127 || d > 127) {
            return false;
        }
        Character a = c;
        Character b = d;
        return a == b;                                      //~ proved[box-comparison]
    }

    static boolean notQuiteCached(int n) {
        if (n < -129 || n > 128) {
            return false;
        }
        Integer a = n;
        Integer b = n;
        return a == b;                                      //~ refuted[box-comparison]
    }

    static boolean explicit() {
        Integer a = 100;
        Integer b = new Integer(100);
        return a == b;                                      //~ refuted[box-comparison]
    }

    static boolean largeByMapOfOne(java.util.Map<String, Integer> map, String key) {
        return map.get(key) == map.get(key);                //~ proved[box-comparison]
    }

    static boolean literal(/*@ nullable @*/ Integer a) {
        return a == null;
    }

    static boolean withPrimitive(Integer a, int b) {
        return a == b;                                      //~ proved[null-unboxing]
    }

    static boolean objects(Object a, Integer b) {
        return a == b;
    }

    //@ ensures \result ==> a == b;
    static boolean specified(Integer a, Integer b) {
        return a.equals(b) && a == b;                       //~ refuted[box-comparison]
    }
}
//~ obligations: 41
