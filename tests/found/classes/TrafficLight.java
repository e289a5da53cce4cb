/** A traffic light with a pedestrian button. */
public class TrafficLight {
    public enum Color { RED, GREEN, YELLOW }

    private static final int[] SECONDS = {30, 25, 5};

    private Color color = Color.RED;
    private int remaining = SECONDS[0];
    private boolean requested;

    public Color color() {
        return color;
    }

    public int remaining() {
        assert remaining > 0;
        return remaining;
    }

    public void tick() {
        remaining--;
        if (remaining <= 0) {
            change();
        }
        assert remaining >= 1 && remaining <= 30;
    }

    private void change() {
        color = next(color);
        remaining = SECONDS[color.ordinal()];
        if (color == Color.RED) {
            requested = false;
        }
    }

    static Color next(Color color) {
        switch (color) {
            case RED:
                return Color.GREEN;
            case GREEN:
                return Color.YELLOW;
            default:
                return Color.RED;
        }
    }

    /** A pedestrian asks; a green phase ends after at most five seconds. */
    public void press() {
        if (color != Color.RED) {
            requested = true;
        }
        if (color == Color.GREEN && remaining > 5) {
            remaining = 5;
        }
        assert !requested || color != Color.RED;
    }

    public boolean mayWalk() {
        return color == Color.RED && remaining > 3;
    }

    public void advance(int seconds) {
        if (seconds < 0 || seconds > 3600) {
            throw new IllegalArgumentException("seconds " + seconds);
        }
        for (int i = 0; i < seconds; i++) {
            tick();
        }
    }
}
