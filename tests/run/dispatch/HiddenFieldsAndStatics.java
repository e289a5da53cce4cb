// Fields are hidden, not overridden; static and private methods are not virtual; super reaches one level up.
public class HiddenFieldsAndStatics {
    static class A {
        String name = "A";
        static String kind = "kind A";

        static String make() {
            return "made by A";
        }

        private String secret() {
            return "secret A";
        }

        String reveal() {
            return secret() + " " + name + " " + make();
        }

        String virtual() {
            return "virtual A";
        }

        String callsVirtual() {
            return virtual() + "/" + this.name;
        }
    }

    static class B extends A {
        int name = 2;
        static String kind = "kind B";

        static String make() {
            return "made by B";
        }

        private String secret() {
            return "secret B";
        }

        @Override
        String virtual() {
            return "virtual B over " + super.virtual() + super.name + name;
        }
    }

    static class C extends B {
        double name = 3.5;

        public String secret() {
            return "secret C";
        }

        @Override
        String virtual() {
            return "C(" + super.virtual() + ")" + ((A) this).name + ((B) this).name + name;
        }
    }

    public static void main(String[] args) {
        C c = new C();
        B b = c;
        A a = c;
        System.out.println(a.name + " " + b.name + " " + c.name);
        System.out.println(a.kind + " " + b.kind + " " + c.kind);
        System.out.println(a.make() + ", " + b.make() + ", " + C.make());
        System.out.println(a.reveal() + ", " + c.secret() + ", " + b.secret() + ", " + a.secret());
        System.out.println(a.virtual());
        System.out.println(a.callsVirtual());
        a.name += "!";
        b.name *= 10;
        c.name /= 7;
        System.out.println(c.virtual());
        A nothing = null;
        System.out.println(nothing.make() + " " + ((B) nothing).kind);
    }
}
