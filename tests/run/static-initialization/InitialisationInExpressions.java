// Initialisation happens in the middle of an expression, at the point where the class is first used.
public class InitialisationInExpressions {
    static StringBuilder log = new StringBuilder();

    static int mark(String s) {
        log.append(s).append(' ');
        return s.length();
    }

    static class A {
        static int a = mark("A");

        static int get() {
            return a;
        }
    }

    static class B extends C {
        static int b = mark("BB");
    }

    static class C {
        static int c = mark("CCC");
        int field = mark("field");

        C() {
            mark("C()");
        }
    }

    static class D {
        static int[] array = {mark("D0"), mark("D1")};
        static int index = 1;
    }

    static class E {
        static boolean flag = mark("E") > 0;
    }

    static class F {
        static boolean flag = mark("F") > 0;
    }

    static class G {
        static int value = mark("G");
        static final String TEXT = "constant";
    }

    public static void main(String[] args) {
        int n = mark("left") + A.get() * mark("right");
        System.out.println(n + " " + log);
        log.setLength(0);
        n = mark("x") + new B().field + B.c + mark("y");
        System.out.println(n + " " + log);
        log.setLength(0);
        D.array[mark("one") - 2] += D.index + mark("two");
        System.out.println(D.array[1] + " " + log);
        log.setLength(0);
        boolean b = args.length > 0 && E.flag || F.flag || E.flag;
        System.out.println(b + " " + log);
        log.setLength(0);
        String s = mark("a") + G.TEXT + mark("bb");
        System.out.println(s + " " + log);
        s += G.value + mark("c");
        System.out.println(s + " " + log);
    }
}
