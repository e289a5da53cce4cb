// A field of the library that no model has holds any value, and nobody knows what else happens when it is read.
import java.awt.Point;

class FieldsWithoutModel {
    private int count;

    int read(Point p) {
        int x = p.x; //~ unknown[unknown-effect]
        assert x == 0; //~ unknown[assertion]
        return x;
    }

    void around(Point p, int y) {
        int z = y;
        int x = p.x; //~ unknown[unknown-effect]
        assert z == y;
    }

    void state(Point p) {
        count = 1;
        int x = p.x; //~ unknown[unknown-effect]
        assert count == 1; //~ unknown[assertion]
    }

    void twice(Point p) {
        int x = p.x; //~ unknown[unknown-effect]
        int y = p.x; //~ unknown[unknown-effect]
        assert x == y; //~ unknown[assertion]
    }

    void written(Point p) {
        p.x = 1; //~ skipped[not-supported]
    }

    void stepped(Point p) {
        p.x++; //~ skipped[not-supported]
    }

    void added(Point p) {
        p.x += 2; //~ skipped[not-supported]
    }
}
//~ obligations: 12
