// Adding to the list over which a loop goes.
import java.util.ArrayList;

class ListLoopAdds {

    static void adds() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        for (Integer number : list) {                  //~ refuted[concurrent-modification]
            list.add(number + 1);
        }
    }

    static void addsElsewhere(ArrayList<Integer> from) {
        ArrayList<Integer> to = new ArrayList<>();
        for (Integer number : from) {                  //~ proved[concurrent-modification]
            to.add(number);
        }
    }

    static void stopsInTime() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        for (Integer number : list) {                  //~ proved[concurrent-modification]
            list.add(number + 1);
            break;
        }
    }
}
//~ obligations: 23
