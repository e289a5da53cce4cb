// javac: accepts release 21
class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box<T>(T content) {
    }

    sealed interface Side permits Left, Right {
    }

    record Left() implements Side {
    }

    record Right() implements Side {
    }

    record Pair<A, B>(A a, B b) {
    }

    static int length(Object o) {
        if (o instanceof Line(Point(int x1, int y1), Point(var x2, var y2)) && x1 == x2) {
            return Math.abs(y1 - y2);
        }
        if (!(o instanceof Point(int x, int y))) {
            return 0;
        }
        return x + y;
    }

    static int unbox(Box<String> box) {
        return switch (box) {
            case Box<String>(var s) when s.length() > 3 -> s.length();
            case Box<String>(String s) -> -s.length();
        };
    }

    static int inferred(Box<? extends Integer> box) {
        return box instanceof Box(var n) ? n + 1 : 0;
    }

    static int pairs(Pair<Side, Side> pair) {
        return switch (pair) {
            case Pair<Side, Side>(Left a, Left b) -> 0;
            case Pair<Side, Side>(Left a, Right b) -> 1;
            case Pair<Side, Side>(Right a, Side b) -> 2;
        };
    }
}
