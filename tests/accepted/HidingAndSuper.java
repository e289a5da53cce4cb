// javac: accepts
class HidingAndSuper {
    static class A {
        int x = 1;
        static String name = "A";

        int get() {
            return x;
        }

        static int make() {
            return 1;
        }
    }

    static class B extends A {
        long x = 2;
        static int name = 5;

        @Override
        int get() {
            return (int) (x + super.x + ((A) this).x);
        }

        static int make() {
            return A.make() + 1;
        }
    }

    static class C extends B {
        @Override
        int get() {
            return super.get() + A.name.length() + B.name + name;
        }

        Runnable later() {
            return () -> System.out.println(super.get() + C.super.toString());
        }
    }

    static int run() {
        A a = new C();
        B b = (B) a;
        int fromA = a.x;
        long fromB = b.x;
        return a.get() + fromA + (int) fromB + B.make();
    }
}
