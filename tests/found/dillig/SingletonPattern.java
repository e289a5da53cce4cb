import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Dillig 10, singleton pattern: a pool gives back one shared object for all points that are equal by their own
 * equality. Property: the shared object is equal to the point, and the same for equal points.
 */
class SingletonPattern {
    static void singletonPattern(List<Point> points) {
        Pool pool = new Pool();
        List<Point> shared = new ArrayList<>();
        for (Point point : points) {
            shared.add(pool.getShared(point));
        }
        for (int i = 0; i < points.size(); i++) {
            assert shared.get(i).equals(points.get(i)); // holds
            for (int j = 0; j < i; j++) {
                assert !points.get(i).equals(points.get(j)) || shared.get(i) == shared.get(j); // holds
            }
        }
    }

    private static final class Pool {
        private final Set<Point> points = new HashSet<>();

        Point getShared(Point wanted) {
            for (Point point : points) {
                if (point.equals(wanted)) {
                    return point;
                }
            }
            points.add(wanted);
            return wanted;
        }
    }

    /** Wrong: the pool is searched by reference. */
    static void singletonPatternWrong1(List<Point> points) {
        PoolWrong1 pool = new PoolWrong1();
        List<Point> shared = new ArrayList<>();
        for (Point point : points) {
            shared.add(pool.getShared(point));
        }
        for (int i = 0; i < points.size(); i++) {
            assert shared.get(i).equals(points.get(i)); // holds
            for (int j = 0; j < i; j++) {
                assert !points.get(i).equals(points.get(j)) || shared.get(i) == shared.get(j); // wrong
            }
        }
    }

    private static final class PoolWrong1 {
        private final Set<Point> points = new HashSet<>();

        Point getShared(Point wanted) {
            for (Point point : points) {
                if (point == wanted) {
                    return point;
                }
            }
            points.add(wanted);
            return wanted;
        }
    }

    /** Wrong: a new point is not kept in the pool. */
    static void singletonPatternWrong2(List<Point> points) {
        PoolWrong2 pool = new PoolWrong2();
        List<Point> shared = new ArrayList<>();
        for (Point point : points) {
            shared.add(pool.getShared(point));
        }
        for (int i = 0; i < points.size(); i++) {
            assert shared.get(i).equals(points.get(i)); // holds
            for (int j = 0; j < i; j++) {
                assert !points.get(i).equals(points.get(j)) || shared.get(i) == shared.get(j); // wrong
            }
        }
    }

    private static final class PoolWrong2 {
        private final Set<Point> points = new HashSet<>();

        Point getShared(Point wanted) {
            for (Point point : points) {
                if (point.equals(wanted)) {
                    return point;
                }
            }
            return wanted;
        }
    }

    /** Wrong: the search compares only one coordinate. */
    static void singletonPatternWrong3(List<Point> points) {
        PoolWrong3 pool = new PoolWrong3();
        List<Point> shared = new ArrayList<>();
        for (Point point : points) {
            shared.add(pool.getShared(point));
        }
        for (int i = 0; i < points.size(); i++) {
            assert shared.get(i).equals(points.get(i)); // wrong
            for (int j = 0; j < i; j++) {
                assert !points.get(i).equals(points.get(j)) || shared.get(i) == shared.get(j); // holds
            }
        }
    }

    private static final class PoolWrong3 {
        private final Set<Point> points = new HashSet<>();

        Point getShared(Point wanted) {
            for (Point point : points) {
                if (point.x == wanted.x) {
                    return point;
                }
            }
            points.add(wanted);
            return wanted;
        }
    }

    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Point && ((Point) other).x == x && ((Point) other).y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }
}
