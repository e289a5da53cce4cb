// javac: compiler.err.unclosed.str.lit
class UnclosedString {
    static String greet(String name) {
        String prefix = "Hello, ; //~ error
        return prefix + name;
    }
}
