// javac: compiler.err.try.without.catch.finally.or.resource.decls
class TryAlone {
    static int parse(String text) {
        int value = 0;
        try { //~ error
            value = Integer.parseInt(text);
        }
        return value;
    }
}
