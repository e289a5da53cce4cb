// outer.new Inner(): the qualifier is evaluated first, and a null one throws before the arguments are evaluated.
public class QualifiedNew {
    final int id;

    QualifiedNew(int id) {
        this.id = id;
    }

    class Item {
        final int value;

        Item(int a, int b) {
            value = id * 100 + a * 10 + b;
            System.out.println("item " + value);
        }
    }

    static QualifiedNew outer(int id) {
        System.out.println("outer " + id);
        return id < 0 ? null : new QualifiedNew(id);
    }

    static int argument(int n) {
        System.out.println("argument " + n);
        return n;
    }

    static class Special extends QualifiedNew.Item {
        Special(QualifiedNew owner, int n) {
            owner.super(n, argument(n + 1));
            System.out.println("special of " + owner.id + " " + value);
        }
    }

    public static void main(String[] args) {
        Item item = outer(1).new Item(argument(2), argument(3));
        System.out.println(item.value);
        try {
            outer(-1).new Item(argument(4), argument(5));
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("null qualifier");
        }
        new Special(outer(6), 7);
        try {
            new Special(null, 8);
        } catch (NullPointerException e) {
            System.out.println("null owner");
        }
        QualifiedNew self = new QualifiedNew(9);
        self = self.new Item(argument(0), (self = new QualifiedNew(5)).id).value > 900 ? self : null;
        System.out.println(self.id);
    }
}
