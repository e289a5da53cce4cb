/** An elevator that serves the floors of a house, bottom to top. */
public class Elevator {
    private final boolean[] stops;
    private int floor;
    private boolean up = true;
    private int riders;

    public Elevator(int floors) {
        if (floors < 2 || floors > 200) {
            throw new IllegalArgumentException("floors " + floors);
        }
        stops = new boolean[floors];
    }

    public void call(int target) {
        if (target < 0 || target >= stops.length) {
            throw new IllegalArgumentException("floor " + target);
        }
        stops[target] = true;
    }

    /** Moves by one floor, or opens the door where it was called. */
    public boolean step() {
        assert floor >= 0 && floor < stops.length;
        if (stops[floor]) {
            stops[floor] = false;
            return true;
        }
        if (!anyStop()) {
            return false;
        }
        if (up && floor == stops.length - 1 || !up && floor == 0) {
            up = !up;
        }
        floor += up ? 1 : -1;
        assert floor >= 0 && floor < stops.length;
        return false;
    }

    private boolean anyStop() {
        for (boolean stop : stops) {
            if (stop) {
                return true;
            }
        }
        return false;
    }

    public void board(int people) {
        if (people < 0 || people > 8 - riders) {
            throw new IllegalStateException("too many people");
        }
        riders += people;
        assert riders <= 8;
    }

    public void alight() {
        if (riders > 0) {
            riders--;
        }
    }

    /** Goes to the top of the house on its own. */
    public int runToTop() {
        int top = stops.length - 1;
        int steps = 0;
        call(top);
        while (floor != top) {
            step();
            steps++;
        }
        return steps;
    }

    public int floor() {
        return floor;
    }
}
