// javac: compiler.err.unclosed.text.block //~ error on line 4
class UnclosedTextBlock {
    static String usage() {
        return """
            usage: run FILE
            ;
    }
}
