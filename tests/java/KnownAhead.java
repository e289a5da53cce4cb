// What seems to be known before a program runs: aliases, calls, loops and choices change it.
import java.util.ArrayList;
import java.util.List;

class KnownAhead {
    int number;
    KnownAhead next;

    private static void set(KnownAhead object, int number) {
        object.number = number;
    }

    private static void setNext(KnownAhead object) {
        object.next.number = 7;
    }

    static void alias() {
        KnownAhead first = new KnownAhead();
        KnownAhead second = first;
        second.number = 1;
        assert first.number == 0;          //~ refuted[assertion]
    }

    static void callee() {
        KnownAhead object = new KnownAhead();
        set(object, 5);
        assert object.number == 0;         //~ refuted[assertion]
    }

    static void escaped(KnownAhead other) {
        KnownAhead object = new KnownAhead();
        other.next = object;
        setNext(other);
        assert object.number == 0;         //~ refuted[assertion]
    }

    static void oneOfTwo(boolean which) {
        KnownAhead first = new KnownAhead();
        KnownAhead second = new KnownAhead();
        KnownAhead chosen = which ? first : second;
        chosen.number = 1;
        assert first.number == 0;          //~ refuted[assertion]
    }

    static void loop(int times) {
        KnownAhead object = new KnownAhead();
        for (int i = 0; i < times; i++) {
            object.number++;
        }
        assert object.number == 0;         //~ refuted[assertion]
    }

    static void calleeInLoop(int times) {
        KnownAhead object = new KnownAhead();
        for (int i = 0; i < times; i++) {
            set(object, i + 1);
        }
        assert object.number == 0;         //~ refuted[assertion]
    }

    static void newInLoop(int times) {
        KnownAhead object = new KnownAhead();
        for (int i = 0; i < times; i++) {
            object.next = new KnownAhead(); //~ proved[null-dereference]
            object = object.next;
            object.number = i;
        }
        assert object.number == 0;         //~ refuted[assertion], proved[null-dereference]
    }

    static void left(int at) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            if (i == at) {
                break;
            }
            sum++;
        }
        assert sum == 3;                   //~ refuted[assertion]
    }

    static void nested(int times) {
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < times; j++) {
                sum++;
            }
        }
        assert sum == 0;                   //~ refuted[assertion]
    }

    static void element(int index) {
        int[] numbers = new int[3];
        if (0 <= index && index < 3) {
            numbers[index] = 1;
        }
        assert numbers[1] == 0;            //~ refuted[assertion]
    }

    static void sameArray(int[] given) {
        int[][] rows = new int[2][];
        rows[0] = new int[1];
        rows[1] = rows[0];
        rows[1][0] = 4;
        assert rows[0][0] == 0;            //~ refuted[assertion]
    }

    static void listInLoop(int times) {
        List<String> list = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            list.add("x");
        }
        assert list.isEmpty();             //~ refuted[assertion]
    }

    static void sometimesAdded(boolean more) {
        List<String> list = new ArrayList<>();
        list.add("a");
        if (more) {
            list.add(0, "b");
        }
        assert list.size() == 1 || list.get(0) == "a"; //~ refuted[assertion]
    }

    static void never() {
        if (new KnownAhead().number != 0) {
            assert false;                  //~ proved[assertion]
        }
    }
}
//~ obligations: 61
