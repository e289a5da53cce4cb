// `this(…)` runs the other constructor first, and field initialisers run once; `super(…)` runs before both.
class ConstructorChain {
    int runs = 10;
    int size;

    ConstructorChain() {
        this(7);
        runs++;
    }

    ConstructorChain(int size) {
        this.size = size;
        runs++;
    }

    static void chained() {
        ConstructorChain object = new ConstructorChain();
        assert object.size == 7 && object.runs == 12; //~ proved[assertion]
    }

    static void initialisedOnce() {
        ConstructorChain object = new ConstructorChain();
        assert object.runs == 11; //~ refuted[assertion]
    }

    static void superFirst() {
        ConstructorChainSub sub = new ConstructorChainSub(3);
        assert sub.size == 6 && sub.runs == 111; //~ proved[assertion]
    }

    static void implicitSuper() {
        ConstructorChainSub sub = new ConstructorChainSub(true);
        assert sub.size == 7; //~ proved[assertion]
        assert sub.size == 0; //~ refuted[assertion]
    }
}

class ConstructorChainSub extends ConstructorChain {
    ConstructorChainSub(int half) {
        super(half * 2);
        runs += 100;
    }

    ConstructorChainSub(boolean ready) {
    }
}
//~ obligations: 12
