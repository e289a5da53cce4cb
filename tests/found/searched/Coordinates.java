import java.util.HashMap;
import java.util.Map;

/** Labels at places of a map. */
public class Coordinates {
    private static final class Place {
        private final int x;
        private final int y;

        Place(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Place p && p.x == x && p.y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    private final Map<Place, String> labels = new HashMap<>();
    private final Map<String, Place> places = new HashMap<>();

    public void put(int x, int y, String label) {
        Place place = new Place(x, y);
        labels.put(place, label);
        places.put(label, place);
    }

    public boolean clear(int x, int y) {
        return labels.remove(new Place(x, y)) != null;
    }

    public String at(int x, int y) {
        return labels.getOrDefault(new Place(x, y), "");
    }

    public int lengthAt(String label) {
        Place place = places.get(label);
        return place == null ? 0 : labels.get(place).length();    // BUG: NullPointerException, clear leaves the place of the label
    }
}
