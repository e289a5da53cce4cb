// javac: compiler.err.type.doesnt.take.params
class NotGeneric {
    static class Box {
        Object value;
    }

    static Object open(Box<String> box) { //~ error
        return box;
    }
}
