// Initialisers of static fields run when a class is first used, with what they change.
class StaticInitializers {
    static void first() {
        Counted.x = 1;
        int t = Effectful.y;
        assert Counted.x == 1; //~ refuted[assertion]
    }

    static int harmless() {
        return Counted.x;
    }
}

class Counted {
    static int x;
}

class Effectful {
    static int y = (Counted.x = 5);
    static int z = 1 / Counted.x;

    static int own() {
        return y;
    }
}
//~ obligations: 3
