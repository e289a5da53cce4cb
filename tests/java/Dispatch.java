// The class of the object chooses the method; a receiver of unknown class may be any of them.
class Dispatch {
    int legs() {
        return 4;
    }

    int twice() {
        return 2 * legs();
    }

    static void known() {
        Dispatch bird = new DispatchBird();
        Dispatch duck = new DispatchDuck();
        assert bird.legs() == 2 && duck.legs() == 2; //~ proved[assertion]
        assert bird.twice() == 4; //~ proved[assertion]
        assert new Dispatch().twice() == 8; //~ proved[assertion]
    }

    static void byObject() {
        Dispatch bird = new DispatchBird();
        assert bird.legs() == 4; //~ refuted[assertion]
    }

    static void unknown(Dispatch animal) {
        int legs = animal.legs();
        assert legs == 2 || legs == 4; //~ proved[assertion]
        assert legs == 4; //~ refuted[assertion]
    }

    static void afterTest(Dispatch animal) {
        if (animal instanceof DispatchBird) {
            assert animal.legs() == 2; //~ proved[assertion]
        } else {
            assert animal.legs() == 4; //~ proved[assertion]
        }
    }
}

class DispatchBird extends Dispatch {
    int legs() {
        return 2;
    }
}

class DispatchDuck extends DispatchBird {
}
//~ obligations: 16
