// A null that is unboxed: in every place where Java unboxes without a word.
import java.util.List;
import java.util.Map;

class NullUnboxing {
    /*@ nullable @*/ Integer total;

    static int fromMap(Map<String, Integer> map, String key) {
        return map.get(key);                                //~ refuted[null-unboxing]
    }

    static int fromMapGuarded(Map<String, Integer> map, String key) {
        Integer found = map.get(key);
        if (found == null) {
            return 0;
        }
        return found;                                       //~ proved[null-unboxing]
    }

    static int sum(/*@ nullable @*/ Integer n) {
        return n + 1;                                       //~ refuted[null-unboxing]
    }

    static int sumOfBoth(Integer n, Long m) {
        return (int) (n + m);                               //~ proved[null-unboxing], proved[null-unboxing]
    }

    static boolean isFive(/*@ nullable @*/ Integer n) {
        return n == 5;                                      //~ refuted[null-unboxing]
    }

    static boolean isFiveGuarded(/*@ nullable @*/ Integer n) {
        return n != null && n == 5;                         //~ proved[null-unboxing]
    }

    static int condition(/*@ nullable @*/ Boolean flag) {
        if (flag) {                                         //~ refuted[null-unboxing]
            return 1;
        }
        return 0;
    }

    static int conditionKnown(/*@ nullable @*/ Boolean flag) {
        while (flag != null && !flag) {                     //~ proved[null-unboxing]
            return 1;
        }
        return 0;
    }

    static int choice(/*@ nullable @*/ Integer n, boolean some) {
        return some ? n : 0;                                //~ refuted[null-unboxing]
    }

    static int switched(/*@ nullable @*/ Integer n) {
        switch (n) {                                        //~ refuted[null-unboxing]
            case 1:
                return 10;
            default:
                return 20;
        }
    }

    static int switchedGuarded(/*@ nullable @*/ Character c) {
        if (c == null) {
            return 0;
        }
        return switch (c) {                                 //~ proved[null-unboxing]
            case 'a' -> 1;
            default -> 2;
        };
    }

    void grow() {
        total += 1;                                         //~ refuted[null-unboxing]
    }

    void step() {
        total++;                                            //~ refuted[null-unboxing]
    }

    void stepKnown() {
        total = 3;
        total++;                                            //~ proved[null-unboxing]
        total += 2;                                         //~ proved[null-unboxing]
    }

    static int element(/*@ nullable @*/ Integer[] numbers) {
        if (numbers == null || numbers.length == 0) {
            return 0;
        }
        numbers[0] = null;
        return numbers[0];                                  //~ refuted[null-unboxing]
    }

    static int each(List<Integer> list) {
        list.add(null);
        int last = 0;
        for (int n : list) {                                //~ refuted[null-unboxing]
            last = n;
        }
        return last;
    }

    static int eachOfArray() {
        int last = 0;
        for (int n : new Integer[2]) {                      //~ refuted[null-unboxing]
            last = n;
        }
        return last;
    }

    static int twice(int n) {
        return 2 * n;
    }

    static int argument(/*@ nullable @*/ Integer n) {
        return twice(n);                                    //~ refuted[null-unboxing]
    }

    static int written(/*@ nullable @*/ Integer n) {
        return n.intValue();                                //~ refuted[null-dereference]
    }
}
//~ obligations: 35
