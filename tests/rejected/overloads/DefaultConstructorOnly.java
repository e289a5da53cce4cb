// javac: compiler.err.cant.apply.symbol
class DefaultConstructorOnly {
    static class Box {
        int content;
    }

    static Box filled(int content) {
        return new Box(content); //~ error
    }
}
