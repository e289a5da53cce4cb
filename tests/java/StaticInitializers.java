// Initialisers of static fields run when a class is first used: one with effects skips whoever uses its class.
class StaticInitializers {
    static void first() {
        Counted.x = 1;
        int t = Effectful.y; //~ skipped[not-supported]
        assert Counted.x == 1;
    }

    static void construct() {
        new Effectful(); //~ skipped[not-supported]
    }

    static int harmless() {
        return Counted.x;
    }
}

class Counted {
    static int x;
}

class Effectful {
    static int y = (Counted.x = 5); //~ skipped[not-supported]
    static int z = 1 / Counted.x; //~ skipped[not-supported]

    static int own() {
        return y;
    }
}
