// Creation of objects: qualifiers, arguments, super arguments, initialisers and bodies in their order.
public class QualifiedCreation {
    final String name;
    int field = trace("outer field", 1);

    QualifiedCreation(String name) {
        this.name = name;
        trace("outer body", 2);
    }

    static int trace(String what, int n) {
        System.out.print(what + " ");
        return n;
    }

    static QualifiedCreation outer(QualifiedCreation o) {
        System.out.print("qualifier ");
        return o;
    }

    class Inner {
        int a = trace("inner field of " + name, 3);
        int b;

        Inner(int b) {
            this.b = b + trace("inner body", 0);
        }

        Inner(int x, int y) {
            this(x * trace("this argument", 10) + y);
            trace("second body", 0);
        }
    }

    class Derived extends Inner {
        int c = trace("derived field", 5) + b;

        {
            trace("derived block", 0);
        }

        Derived(int n) {
            super(trace("super argument", n), trace("another", 4));
            trace("derived body " + c, 0);
        }
    }

    public static void main(String[] args) {
        QualifiedCreation o = new QualifiedCreation("one");
        System.out.println();
        Inner inner = outer(o).new Inner(trace("argument", 7));
        System.out.println(inner.b);
        Derived derived = outer(o).new Derived(trace("argument", 2));
        System.out.println(derived.b + " " + derived.c);
        Inner anonymous = outer(o).new Inner(trace("first", 1), trace("second", 2)) {
            int extra = trace("anonymous field", 9);
        };
        System.out.println(anonymous.b);
        try {
            outer(null).new Inner(trace("argument", 1));
        } catch (NullPointerException e) {
            System.out.println("null qualifier");
        }
        Object[] array = {trace("e1", 1), new QualifiedCreation("two").new Inner(trace("e2", 2)), trace("e3", 3)};
        System.out.println(array.length);
    }
}
