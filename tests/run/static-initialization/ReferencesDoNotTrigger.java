// Class literals, method references and lambdas do not initialise the class that they name; calling them does.
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class ReferencesDoNotTrigger {
    static void say(String s) {
        System.out.println(s);
    }

    static class Statics {
        static {
            say("init Statics");
        }

        static int twice(int n) {
            return 2 * n;
        }
    }

    static class Created {
        static {
            say("init Created");
        }

        @Override
        public String toString() {
            return "created";
        }
    }

    static class Literal {
        static {
            say("init Literal");
        }
        static int value = 4;
    }

    static class Outer {
        static {
            say("init Outer");
        }

        static class Nested {
            static {
                say("init Nested");
            }
            static String name = "nested";
        }

        enum Kind {
            A;

            static {
                say("init Kind");
            }
        }
    }

    public static void main(String[] args) {
        IntUnaryOperator reference = Statics::twice;
        say("reference made");
        say("" + reference.applyAsInt(21));
        Supplier<Object> lambda = () -> new Created();
        say("lambda made");
        say("" + lambda.get());
        say(Literal.class.getSimpleName());
        Object object = "text";
        say("" + (object instanceof Created) + Literal.class.isInstance(object));
        say("" + Literal.value++ + Literal.value);
        say(Outer.Nested.name + " does not initialise Outer");
        say("" + Outer.Kind.A);
        new Outer();
        Object cast = (Created) null;
        say("" + cast);
    }
}
