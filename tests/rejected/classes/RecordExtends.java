// javac: compiler.err.expected
class RecordExtends {
    static class Base {
        int id;
    }

    record Item(int price) extends Base { //~ error
    }
}
