// outer.new Inner(...) { ... }: anonymous subclasses of inner classes, with two enclosing instances and captures. Ends uncaught.
public class QualifiedAnonymous {
    private final String name;

    QualifiedAnonymous(String name) {
        this.name = name;
    }

    class Part {
        final int size;
        private final Object[] extras;

        Part(int size, Object... extras) {
            this.size = size;
            this.extras = extras;
            System.out.println("part of " + name + ": " + describe());
        }

        String describe() {
            return size + "+" + extras.length;
        }

        QualifiedAnonymous owner() {
            return QualifiedAnonymous.this;
        }
    }

    Part custom(QualifiedAnonymous other, int factor) {
        return other.new Part(factor * 2, 'x', factor) {
            int calls = 100;

            @Override
            String describe() {
                return "custom by " + name + " " + super.describe() + " " + calls++ + " " + factor;
            }
        };
    }

    static QualifiedAnonymous say(QualifiedAnonymous q) {
        System.out.println("qualifier");
        return q;
    }

    static int argument() {
        System.out.println("argument");
        return 1;
    }

    public static void main(String[] args) {
        QualifiedAnonymous a = new QualifiedAnonymous("a"), b = new QualifiedAnonymous("b");
        Part part = a.custom(b, 3);
        System.out.println(part.describe() + " | " + part.owner().name);
        System.out.println(part.describe() + " | " + b.custom(a, 4).owner().name);
        Part simple = say(b).new Part(argument()) {
        };
        System.out.println(simple.owner() == b);
        try {
            say(null).new Part(argument()) {
                @Override
                String describe() {
                    return "never";
                }
            };
        } catch (NullPointerException e) {
            System.out.println("null qualifier");
        }
        a.custom(null, 5);
    }
}
