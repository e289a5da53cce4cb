// Breadth first over a map of neighbours: with and without a test for places without neighbours.
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;

class GraphSearch {

    static boolean reaches(HashMap<String, List<String>> graph, String from, String to) {
        HashSet<String> seen = new HashSet<>();
        ArrayDeque<String> next = new ArrayDeque<>();
        next.add(from);
        while (!next.isEmpty()) {
            String place = next.remove();              //~ proved[no-such-element]
            if (place.equals(to)) { // should be proved: the queue takes no null //~ FIXME-unknown[null-dereference]
                return true;
            }
            if (seen.add(place) && graph.containsKey(place)) {
                next.addAll(graph.get(place)); // all should be proved //~ FIXME-unknown[negative-array-size], FIXME-unknown[array-store], FIXME-unknown[index-range], FIXME-unknown[no-such-element], FIXME-unknown[concurrent-modification], FIXME-unknown[null-argument], FIXME-unknown[illegal-argument]
            }
        }
        return false;
    }

    static int degree(HashMap<String, List<String>> graph, String place) {
        return graph.get(place).size(); //~ refuted[null-dereference]
    }
}
//~ obligations: 19
