// A part is no longer usable after its list has grown otherwise.
import java.util.ArrayList;
import java.util.List;

class ListSubListOutdated {

    static int grown() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        List<Integer> part = list.subList(0, 2);
        list.add(3);
        return part.size();                            //~ refuted[concurrent-modification]
    }

    static int grownThroughPart() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        List<Integer> part = list.subList(0, 2);
        part.add(3);
        return part.size() + list.size();              //~ proved[concurrent-modification]
    }
}
//~ obligations: 18
