// javac: compiler.err.duplicate.class
class DuplicateTopLevel {
    int value;
}

interface DuplicateTopLevel { //~ error
    int value();
}
