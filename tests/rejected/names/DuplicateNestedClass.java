// javac: compiler.err.already.defined
class DuplicateNestedClass {
    static class Node {
        int value;
    }

    interface Node { //~ error
        int value();
    }
}
