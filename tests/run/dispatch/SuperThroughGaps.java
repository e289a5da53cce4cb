// super.m() finds the nearest implementation above, also over classes that do not declare it; calls during super calls are virtual.
public class SuperThroughGaps {
    static class A {
        String f() {
            return "A.f>" + g();
        }

        String g() {
            return "A.g";
        }

        static String s() {
            return "A.s";
        }

        String callStatic() {
            return s();
        }
    }

    static class B extends A {
    }

    static class C extends B {
        @Override
        String f() {
            return "C.f>" + super.f();
        }

        static String s() {
            return "C.s";
        }
    }

    static class D extends C {
        @Override
        String g() {
            return "D.g>" + super.g();
        }
    }

    static class E extends D {
        @Override
        String f() {
            return "E.f>" + super.f() + ">" + super.g();
        }

        String both() {
            return callStatic() + s() + super.callStatic();
        }

        class Inner {
            String up() {
                return E.super.f() + "|" + E.this.f();
            }

            Runnable later() {
                return () -> System.out.println("later " + E.super.g() + " " + up().length());
            }
        }
    }

    static class F extends E {
        @Override
        String g() {
            return "F.g";
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D(), new E(), new F()};
        for (A a : all) {
            System.out.println(a.f() + "  " + a.g());
        }
        E e = new F();
        System.out.println(e.both());
        System.out.println(e.new Inner().up());
        e.new Inner().later().run();
        A last = null;
        for (A a : all) {
            last = last == null || a.f().length() > last.f().length() ? a : last;
        }
        System.out.println(last.getClass().getSimpleName());
    }
}
