// Inner, local and anonymous classes may have static members, records, enums and interfaces of their own. Ends uncaught.
public class StaticMembersInside {
    private final String name;

    StaticMembersInside(String name) {
        this.name = name;
    }

    class Inner {
        static int created = start();
        static final String PREFIX = "inner-";
        final int number = ++created;

        static int start() {
            System.out.println("Inner initialised");
            return 10;
        }

        record Label(String text, int n) {
        }

        enum Mode { ON, OFF }

        interface Check {
            boolean ok(Inner inner);
        }

        Label label(Mode mode, Check check) {
            return new Label(PREFIX + name + (check.ok(this) ? mode : "none"), number);
        }

        static Inner of(StaticMembersInside outer) {
            return outer.new Inner();
        }
    }

    int local(int n) {
        class Counter {
            static int total;

            void add() {
                total += n;
            }
        }
        new Counter().add();
        new Counter().add();
        return Counter.total;
    }

    public static void main(String[] args) {
        StaticMembersInside a = new StaticMembersInside("a"), b = new StaticMembersInside("b");
        System.out.println("before");
        System.out.println(Inner.PREFIX);
        Inner first = a.new Inner();
        Inner second = Inner.of(b);
        System.out.println(first.label(Inner.Mode.ON, i -> i.number > 10) + " " + second.label(Inner.Mode.OFF, i -> i == first));
        System.out.println(Inner.created + " " + first.number + " " + second.number);
        System.out.println(a.local(3) + " " + b.local(4));
        Object anonymous = new Object() {
            static int shared = 7;
            final int mine = shared++;

            @Override
            public String toString() {
                return mine + "/" + shared;
            }
        };
        System.out.println(anonymous);
        Inner.of(null);
    }
}
