// javac: compiler.err.cant.inherit.from.final
class RecordExtended {
    record Item(int price) {
    }

    static class Special extends Item { //~ error
        Special(int price) {
            super(price - 1);
        }
    }
}
