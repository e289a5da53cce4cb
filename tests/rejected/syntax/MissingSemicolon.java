// javac: compiler.err.expected
class MissingSemicolon {
    private int total;

    void add(int amount) {
        int next = total + amount //~ error
        total = next;
    }

    int total() {
        return total;
    }
}
