// Accessors, toString, equals and hashCode written by hand; the generated ones read the fields, not the accessors.
public class OverriddenMembers {
    record Loud(String text, int n) {
        public String text() {
            System.out.println("accessor text");
            return text.toUpperCase();
        }

        @Override
        public int n() {
            return n * 2;
        }

        int rawN() {
            return n + n();
        }
    }

    record Insensitive(String text) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Insensitive other && text.equalsIgnoreCase(other.text);
        }

        @Override
        public int hashCode() {
            return text.toLowerCase().hashCode();
        }
    }

    record Wrapper(Insensitive inner, Loud loud) {
    }

    record Shown(int a, Wrapper w) {
        @Override
        public String toString() {
            return "<" + a + ">";
        }
    }

    record Copying(int... values) {
        Copying {
            values = values.clone();
        }

        @Override
        public int[] values() {
            return values.clone();
        }
    }

    public static void main(String[] args) {
        Loud loud = new Loud("abc", 5);
        System.out.println(loud);
        System.out.println(loud.text() + loud.text + loud.n() + loud.rawN());
        System.out.println(loud.equals(new Loud("abc", 5)) + " " + (loud.hashCode() == new Loud("abc", 5).hashCode()));
        Wrapper a = new Wrapper(new Insensitive("Word"), loud);
        Wrapper b = new Wrapper(new Insensitive("wORD"), new Loud("abc", 5));
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()));
        System.out.println(a);
        System.out.println(new Shown(3, a) + " " + new Shown(3, a).equals(new Shown(3, b)));
        int[] source = {1, 2};
        Copying copying = new Copying(source);
        source[0] = 9;
        copying.values()[1] = 9;
        System.out.println(copying.values()[0] + " " + copying.values()[1] + " " + copying.values.length + " " + new Copying().values().length);
    }
}
