// Values after branches: each path contributes its own, and a return cuts a path off.
class Branches {

    static void joined(boolean c) {
        int x;
        if (c) {
            x = 1;
        } else {
            x = 2;
        }
        assert x == (c ? 1 : 2); //~ proved[assertion]
        assert x == 1; //~ refuted[assertion]
    }

    static void danglingElse(boolean a, boolean b) {
        int x = 0;
        if (a)
            if (b) x = 1;
            else x = 2;
        assert a || x == 0; //~ proved[assertion]
        assert x != 2 || !b; //~ proved[assertion]
        assert !(a && !b) || x == 2; //~ proved[assertion]
        assert a || x == 2; //~ refuted[assertion]
    }

    static void cutOff(int x) {
        if (x < 0) return;
        if (x > 10) {
            x = 10;
        }
        assert 0 <= x && x <= 10; //~ proved[assertion]
        assert x < 10; //~ refuted[assertion]
    }

    static int chain(int x) {
        int result = 0;
        if (x < 0) result = -1;
        else if (x < 10) result = 1;
        else if (x < 5) result = 2;
        assert result != 2; //~ proved[assertion]
        assert result != 0 || x >= 10; //~ proved[assertion]
        return result;
    }
}
//~ obligations: 10
