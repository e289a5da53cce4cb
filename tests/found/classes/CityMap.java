import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

/** Roads between cities and the shortest way. */
public class CityMap {
    private record Stop(String city, long distance) {
    }

    private final Map<String, Map<String, Integer>> roads = new HashMap<>();

    public void city(String name) {
        roads.putIfAbsent(name, new HashMap<>());
    }

    /** A road that can be used in one direction. */
    public void road(String from, String to, int length) {
        if (length < 0) {
            throw new IllegalArgumentException("length " + length);
        }
        city(from);
        roads.get(from).merge(to, length, Math::min);
        assert roads.get(from).get(to) <= length;
    }

    /** The length of the shortest way, or -1 if there is none. */
    public long distance(String from, String to) {
        if (!roads.containsKey(from)) {
            throw new IllegalArgumentException("unknown city " + from);
        }
        Map<String, Long> best = new HashMap<>();
        PriorityQueue<Stop> queue = new PriorityQueue<>((a, b) -> Long.compare(a.distance, b.distance));
        queue.add(new Stop(from, 0));
        best.put(from, 0L);
        while (!queue.isEmpty()) {
            Stop stop = queue.poll();
            assert stop.distance >= 0;
            if (stop.city.equals(to)) {
                return stop.distance;
            }
            if (stop.distance > best.get(stop.city)) {
                continue;
            }
            for (Map.Entry<String, Integer> road : roads.get(stop.city).entrySet()) {    // BUG: NullPointerException, a city that is only the end of roads has no entry
                long distance = stop.distance + road.getValue();
                Long known = best.get(road.getKey());
                if (known == null || distance < known) {
                    best.put(road.getKey(), distance);
                    queue.add(new Stop(road.getKey(), distance));
                }
            }
        }
        return -1;
    }

    public int roadsFrom(String city) {
        return roads.getOrDefault(city, Map.of()).size();
    }

    public boolean close(String from, String to) {
        Map<String, Integer> targets = roads.get(from);
        return targets != null && targets.remove(to) != null;
    }
}
