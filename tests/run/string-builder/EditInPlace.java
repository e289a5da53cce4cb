// insert, delete, deleteCharAt, replace, setCharAt, reverse, setLength and their borders.
public class EditInPlace {
    static void attempt(String name, StringBuilder b, Runnable action) {
        try {
            action.run();
            System.out.println(name + " -> " + b);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(name + " outside, still " + b);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(name + " index outside, still " + b);
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("hello");
        attempt("insert(0)", b, () -> b.insert(0, "<<"));
        attempt("insert(end)", b, () -> b.insert(b.length(), '>'));
        attempt("insert(int)", b, () -> b.insert(2, 42).insert(2, 'c').insert(2, true).insert(2, 1.5));
        attempt("insert(99)", b, () -> b.insert(99, "x"));
        attempt("insert(-1)", b, () -> b.insert(-1, "x"));
        attempt("delete(2,12)", b, () -> b.delete(2, 12));
        attempt("delete(3,3)", b, () -> b.delete(3, 3));
        attempt("delete(5,99)", b, () -> b.delete(5, 99));
        attempt("delete(99,100)", b, () -> b.delete(99, 100));
        attempt("delete(3,2)", b, () -> b.delete(3, 2));
        attempt("deleteCharAt(0)", b, () -> b.deleteCharAt(0));
        attempt("deleteCharAt(99)", b, () -> b.deleteCharAt(99));
        attempt("setCharAt", b, () -> b.setCharAt(0, 'Z'));
        attempt("setCharAt(-1)", b, () -> b.setCharAt(-1, 'Z'));
        attempt("charAt(50)", b, () -> b.charAt(50));
        attempt("replace", b, () -> b.replace(1, 3, "replaced"));
        attempt("replace to the end", b, () -> b.replace(4, 100, "!"));
        attempt("replace nothing", b, () -> b.replace(0, 0, "in "));
        attempt("reverse", b, () -> b.reverse());
        attempt("setLength(3)", b, () -> b.setLength(3));
        attempt("setLength(-1)", b, () -> b.setLength(-1));
        b.setLength(5);
        System.out.println((int) b.charAt(4) + " " + b.length());
        System.out.println(b.substring(1, 3) + "|" + b.substring(3).length() + "|" + b.indexOf("a"));
        b.setCharAt(7, 'x');
    }
}
