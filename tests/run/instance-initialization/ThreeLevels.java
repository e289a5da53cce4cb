// Arguments of super(...) first, then the superclass whole, then own initialisers, then the body, on three levels.
public class ThreeLevels {
    static int clock;

    static int tick(String what) {
        clock++;
        System.out.println(clock + ": " + what);
        return clock;
    }

    static class A {
        int a = tick("A.a");

        A(int x) {
            tick("A body with " + x);
        }

        {
            tick("A block");
        }
    }

    static class B extends A {
        {
            tick("B block, a=" + a);
        }

        int b = tick("B.b");

        B(int x, int y) {
            super(tick("argument of A") + x * 10);
            tick("B body with " + y);
        }

        B() {
            this(tick("first of this"), tick("second of this"));
            tick("B() body");
        }
    }

    static class C extends B {
        int c = tick("C.c");

        C() {
            tick("C body, no explicit super call");
        }

        C(String s) {
            super(s.length(), tick("argument in C"));
            tick("C(String) body " + s);
        }
    }

    public static void main(String[] args) {
        C c = new C();
        System.out.println(c.a + " " + c.b + " " + c.c);
        c = new C("hello");
        System.out.println(c.a + " " + c.b + " " + c.c);
    }
}
