// Varargs in constructors, interfaces, enums, records, lambdas, super calls and main itself.
public class VarargsEverywhere {
    interface Reducer {
        int reduce(int... values);

        default int twice(int... values) {
            return reduce(reduce(values), reduce(values));
        }
    }

    enum Sets {
        NONE, ONE("a"), MANY("a", "b", "c");

        final String[] names;

        Sets(String... names) {
            this.names = names;
        }
    }

    record Poly(int... coefficients) {
        int at(int x) {
            int result = 0;
            for (int c : coefficients) {
                result = result * x + c;
            }
            return result;
        }
    }

    static class Base {
        final String joined;

        Base(CharSequence... parts) {
            joined = String.join("/", parts);
        }

        String show(Object... extra) {
            return joined + extra.length;
        }
    }

    static class Derived extends Base {
        Derived(String a, String... more) {
            super(a, "mid", more.length + "");
        }

        Derived() {
        }

        @Override
        String show(Object... extra) {
            return "[" + super.show(extra) + super.show(extra, extra) + super.show((Object) extra) + "]";
        }
    }

    static int depth;

    public static void main(String... args) {
        Reducer sum = values -> {
            int s = 0;
            for (int v : values) {
                s += v;
            }
            return s;
        };
        Reducer count = v -> v.length;
        System.out.println(sum.reduce(1, 2, 3) + " " + sum.twice(4, 5) + " " + count.twice(9, 9, 9) + " " + count.reduce());
        for (Sets set : Sets.values()) {
            System.out.print(set + "" + set.names.length + " ");
        }
        System.out.println();
        System.out.println(new Poly(1, 2, 3).at(10) + " " + new Poly().at(5) + " " + new Poly(new int[] {7}).at(0));
        System.out.println(new Derived("x", "y", "z").show(1, 2) + " " + new Derived().show() + " " + new Base("q").show());
        Base anonymous = new Base("an", "on") {
            @Override
            String show(Object... extra) {
                return super.show() + super.show(extra);
            }
        };
        System.out.println(anonymous.show(5, 6, 7));
        if (depth++ < 2) {
            main("again", "and", "again");
        }
        System.out.println(depth + " " + args.length);
    }
}
