import java.util.HashMap;
import java.util.Map;

/** Assigns the lowest free space to each car that comes in. */
public class ParkingLot {
    private final String[] spaces;
    private final Map<String, Integer> places = new HashMap<>();

    public ParkingLot(int capacity) {
        if (capacity < 0 || capacity > 5000) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        spaces = new String[capacity];
    }

    /** The number of the space, or -1 if the lot is full. */
    public int enter(String plate) {
        if (places.containsKey(plate)) {
            throw new IllegalStateException(plate + " is inside already");
        }
        for (int i = 0; i < spaces.length; i++) {
            if (spaces[i] == null) {
                spaces[i] = plate;
                places.put(plate, i);
                assert places.size() <= spaces.length;
                return i;
            }
        }
        assert isFull();
        return -1;
    }

    public boolean leave(String plate) {
        Integer place = places.remove(plate);
        if (place == null) {
            return false;
        }
        assert spaces[place].equals(plate);
        spaces[place] = null;
        return true;
    }

    public boolean isFull() {
        return places.size() == spaces.length;
    }

    public int free() {
        return spaces.length - places.size();
    }

    public String at(int space) {
        if (space < 0 || space >= spaces.length) {
            throw new IllegalArgumentException("space " + space);
        }
        String plate = spaces[space];
        return plate != null ? plate : "free";
    }

    /** Per cent of the spaces in use; an empty lot counts as full. */
    public int occupancy() {
        if (spaces.length == 0) {
            return 100;
        }
        int percent = places.size() * 100 / spaces.length;
        assert percent <= 100;
        return percent;
    }
}
