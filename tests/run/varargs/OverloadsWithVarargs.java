// Varargs are the last phase of overload resolution: fixed arity, boxing and widening come first.
public class OverloadsWithVarargs {
    static String f(Object o) { return "object"; }
    static String f(Object... o) { return "objects" + o.length; }
    static String f(String s, Object... o) { return "string+" + o.length; }

    static String g(int x) { return "int"; }
    static String g(Integer... x) { return "Integers"; }
    static String g(int x, int... y) { return "int+ints"; }

    static String h(long x) { return "long"; }
    static String h(int... x) { return "ints"; }
    static String h(Object x) { return "Object"; }

    static String k(char... c) { return "chars" + c.length; }
    static String k(int a, int b) { return "two ints"; }

    static String m(Number... n) { return "numbers" + n.length; }
    static String m(Integer... n) { return "Integers" + n.length; }

    static class Base {
        String call(Object... o) {
            return "base " + o.length;
        }
    }

    static class Derived extends Base {
        @Override
        String call(Object[] o) {
            return "derived " + o.length;
        }
    }

    static class Extra extends Base {
        String call(Object o) {
            return "extra " + o;
        }
    }

    public static void main(String[] args) {
        System.out.println(f(1) + " " + f("s") + " " + f(1, 2) + " " + f("s", 1) + " " + f("s", "t", "u"));
        System.out.println(f(new Object[3]) + " " + f((Object) new Object[3]) + " " + f(new String[2]) + " " + f(new int[2]));
        System.out.println(g(1) + " " + g(Integer.valueOf(2), Integer.valueOf(3), null));
        byte b = 1;
        System.out.println(h(1) + " " + h(b) + " " + h('c') + " " + h(1.0) + " " + h() + " " + h(1, 2) + " " + h(Integer.valueOf(7)));
        System.out.println(k() + " " + k('a') + " " + k('a', 'b') + " " + k('a', 'b', 'c'));
        System.out.println(m() + " " + m(1) + " " + m(1, 2.0) + " " + m(1L) + " " + m(1, 2, 3));
        Base base = new Derived();
        System.out.println(base.call(1, 2) + " " + base.call() + " " + new Base().call((Object) new Object[2]));
        base = new Extra();
        System.out.println(base.call("x") + " " + new Extra().call("x") + " " + new Extra().call("x", "y") + " " + new Extra().call(new Object[5].length));
    }
}
