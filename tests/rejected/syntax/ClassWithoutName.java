// javac: compiler.err.expected
class ClassWithoutName {
    static class { //~ error
        int value;
    }
}
