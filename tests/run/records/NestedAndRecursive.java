// Records of records: deep equality, deep toString, recursive hashing, lists and trees of records, functional updates. Ends uncaught.
public class NestedAndRecursive {
    record Address(String street, int number) {
        Address with(int number) {
            return new Address(street, number);
        }
    }

    record Person(String name, Address home, Person... friends) {
        Person move(int number) {
            return new Person(name, home.with(number), friends);
        }
    }

    record Tree(Tree left, char value, Tree right) {
        Tree(char value) {
            this(null, value, null);
        }

        Tree insert(char c) {
            if (c < value) {
                return new Tree(left == null ? new Tree(c) : left.insert(c), value, right);
            }
            return c == value ? this : new Tree(left, value, right == null ? new Tree(c) : right.insert(c));
        }

        String walk() {
            return (left == null ? "" : left.walk()) + value + (right == null ? "" : right.walk());
        }
    }

    record Version(int major, int minor) implements Comparable<Version> {
        static Version parse(String s) {
            int dot = s.indexOf('.');
            return dot < 0 ? new Version(Integer.parseInt(s), 0) : new Version(Integer.parseInt(s.substring(0, dot)), Integer.parseInt(s.substring(dot + 1)));
        }

        public int compareTo(Version o) {
            return major != o.major ? Integer.compare(major, o.major) : Integer.compare(minor, o.minor);
        }
    }

    public static void main(String[] args) {
        Address home = new Address("Main", 5);
        Person ann = new Person("ann", home);
        Person moved = ann.move(6);
        System.out.println(moved.home() + " " + ann.home().equals(home) + " " + moved.equals(ann) + " " + (moved.friends() == ann.friends()));
        System.out.println(moved.move(5).equals(ann) + " " + ann.equals(new Person("ann", new Address("Main", 5))));
        Tree tree = new Tree('m');
        for (char c : "gtaxm".toCharArray()) {
            tree = tree.insert(c);
        }
        System.out.println(tree.walk() + " " + tree);
        Tree other = new Tree('m').insert('t').insert('x').insert('g').insert('a');
        System.out.println(tree.equals(other) + " " + (tree.hashCode() == other.hashCode()) + " " + tree.hashCode() + " " + (tree.insert('a').left() == tree.left()));
        System.out.println(Version.parse("1.10").compareTo(Version.parse("1.9")) + " " + Version.parse("3").compareTo(new Version(3, 0)) + " " + Version.parse("2.5"));
        Version.parse("1.x");
    }
}
