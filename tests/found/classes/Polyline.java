import java.util.ArrayList;
import java.util.List;

/** A line through points in the plane. */
public class Polyline {
    private static final class Point {
        final double x;
        final double y;

        Point(double x, double y) {
            this.x = x;
            this.y = y;
        }

        double distance(Point other) {
            return Math.hypot(other.x - x, other.y - y);
        }
    }

    private final List<Point> points = new ArrayList<>();

    public Polyline add(double x, double y) {
        if (!(Math.abs(x) <= 1e9 && Math.abs(y) <= 1e9)) {
            throw new IllegalArgumentException("too far away");
        }
        points.add(new Point(x, y));
        assert !points.isEmpty();
        return this;
    }

    public int segments() {
        return Math.max(0, points.size() - 1);
    }

    public double length() {
        double length = 0;
        for (int i = 0; i < segments(); i++) {
            length += points.get(i).distance(points.get(i + 1));
        }
        assert length >= 0;
        return length;
    }

    public double segmentLength(int i) {
        if (i < 0 || i > segments()) {
            throw new IllegalArgumentException("segment " + i);
        }
        return points.get(i).distance(points.get(i + 1));    // BUG: IndexOutOfBoundsException, i may be the number of segments
    }

    public double width() {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (Point point : points) {
            min = Math.min(min, point.x);
            max = Math.max(max, point.x);
        }
        return points.isEmpty() ? 0 : max - min;
    }

    public boolean isClosed() {
        Point last = points.get(points.size() - 1);    // BUG: IndexOutOfBoundsException, there may be no point
        return last.distance(points.get(0)) == 0;
    }

    public void reverse() {
        for (int i = 0, j = points.size() - 1; i < j; i++, j--) {
            Point point = points.get(i);
            points.set(i, points.get(j));
            points.set(j, point);
        }
    }
}
