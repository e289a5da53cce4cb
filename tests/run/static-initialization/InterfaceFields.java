// Interface fields: initialised lazily; a class initialises a superinterface only if that declares a default method.
public class InterfaceFields {
    static int say(String s) {
        System.out.println("init " + s);
        return s.length();
    }

    interface Plain {
        int PLAIN = say("Plain");

        void run();
    }

    interface WithDefault {
        int VALUE = say("WithDefault");

        default void hi() {
            System.out.println("hi " + VALUE);
        }
    }

    interface Extended extends WithDefault {
        int EXTENDED = say("Extended");
    }

    static class One implements Plain {
        static int one = say("One");

        public void run() {
            System.out.println("run");
        }
    }

    static class Two implements Extended {
        static int two = say("Two");
    }

    interface Constant {
        int NUMBER = 42;
        String TEXT = "text";
        int OTHER = say("Constant");
    }

    public static void main(String[] args) {
        new One().run();
        System.out.println("plain has not been initialised");
        System.out.println(One.PLAIN);
        new Two().hi();
        System.out.println("extended has not been initialised");
        System.out.println(Two.VALUE);
        System.out.println(Two.EXTENDED);
        System.out.println(Constant.NUMBER + Constant.TEXT);
        System.out.println(Constant.OTHER);
    }
}
