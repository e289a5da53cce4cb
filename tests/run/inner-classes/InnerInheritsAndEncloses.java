// A name that is both inherited and in an enclosing class: the inherited member wins; methods hide by name.
public class InnerInheritsAndEncloses {
    int n = 1;
    static String who = "enclosing";

    String greet() {
        return "enclosing greet " + n;
    }

    String only(int x) {
        return "enclosing only " + x;
    }

    static class Base {
        int n = 2;
        static String who = "inherited";

        String greet() {
            return "inherited greet " + n;
        }
    }

    class Inner extends Base {
        void run() {
            System.out.println(n + " " + InnerInheritsAndEncloses.this.n + " " + super.n);
            System.out.println(who + " " + InnerInheritsAndEncloses.who);
            System.out.println(greet() + ", " + InnerInheritsAndEncloses.this.greet());
            System.out.println(only(3));
            n = 20;
            InnerInheritsAndEncloses.this.n = 10;
            System.out.println(greet() + ", " + InnerInheritsAndEncloses.this.greet());
        }
    }

    class Selfish extends InnerInheritsAndEncloses {
        Selfish() {
            n = 77;
        }

        void run() {
            System.out.println(n + " " + this.n + " " + InnerInheritsAndEncloses.this.n + " " + greet());
            System.out.println(InnerInheritsAndEncloses.this.greet() + " " + super.greet());
        }
    }

    public static void main(String[] args) {
        InnerInheritsAndEncloses object = new InnerInheritsAndEncloses();
        object.new Inner().run();
        Selfish selfish = object.new Selfish();
        selfish.run();
        object = selfish;
        object.new Selfish().run();
    }
}
