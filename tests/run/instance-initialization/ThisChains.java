// this(...) chains run the initialisers only once, and arguments are evaluated before anything else.
public class ThisChains {
    static int created;
    private final int number = ++created;
    private final String label;
    private final long weight;

    static String note(String s) {
        System.out.println("note " + s + " created=" + created);
        return s;
    }

    {
        System.out.println("initialiser of " + number);
    }

    ThisChains(String label, long weight) {
        System.out.println("full " + label + " " + weight);
        this.label = label;
        this.weight = weight;
    }

    ThisChains(String label) {
        this(note(label + "?"), label.length());
        System.out.println("one argument: " + this.label);
    }

    ThisChains(char c) {
        this(note("" + c + c));
        System.out.println("char: " + this);
    }

    ThisChains() {
        this((char) ('a' + created));
        System.out.println("none: " + weight / 2);
    }

    ThisChains(ThisChains left, ThisChains right) {
        this(left.label + "+" + right.label, left.weight + right.weight);
    }

    @Override
    public String toString() {
        return number + ":" + label + "(" + weight + ")";
    }

    public static void main(String[] args) {
        ThisChains a = new ThisChains();
        ThisChains b = new ThisChains("word");
        ThisChains both = new ThisChains(a, new ThisChains(b, new ThisChains('z')));
        System.out.println(both + " of " + created);
    }
}
