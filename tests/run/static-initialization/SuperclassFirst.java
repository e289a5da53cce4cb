// Superclasses are initialised before subclasses; a field inherited from a superclass initialises only its declarer.
public class SuperclassFirst {
    static void say(String s) {
        System.out.println(s);
    }

    static class Top {
        static int shared = 1;

        static {
            say("Top");
        }

        static String hello() {
            return "hello from Top";
        }
    }

    static class Middle extends Top {
        static {
            say("Middle, shared=" + shared);
            shared += 10;
        }
    }

    static class Bottom extends Middle {
        static int own = shared * 2;

        static {
            say("Bottom, own=" + own);
        }

        Bottom() {
            say("new Bottom");
        }
    }

    static class Sibling extends Middle {
        static {
            say("Sibling");
        }
    }

    public static void main(String[] args) {
        say("read Bottom.shared: " + Bottom.shared);
        say(Sibling.hello());
        Sibling.shared++;
        say("create");
        new Bottom();
        say("again");
        new Bottom();
        say(Bottom.own + " " + Top.shared);
        Middle middle = null;
        say("through null: " + middle.shared + " " + middle.hello());
        new Sibling();
    }
}
