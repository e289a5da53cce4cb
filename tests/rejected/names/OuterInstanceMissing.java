// javac: compiler.err.non-static.cant.be.ref
class OuterInstanceMissing {
    class Item {
        int price;
    }

    static Item free() {
        return new Item(); //~ error
    }
}
