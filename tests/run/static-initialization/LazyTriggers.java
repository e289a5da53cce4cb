// A class is initialised at its first active use: static method, static field, creation; not by arrays or class-typed variables.
public class LazyTriggers {
    static {
        System.out.println("main class first");
    }

    static class ByField {
        static int value = say("ByField", 1);
    }

    static class ByMethod {
        static int value = say("ByMethod", 2);

        static void touch() {
            System.out.println("touch " + value);
        }
    }

    static class ByCreation {
        static {
            say("ByCreation", 3);
        }
        int x = say("instance of ByCreation", 4);
    }

    static class ByAssignment {
        static int value = say("ByAssignment", 5);
    }

    static class Never {
        static {
            say("Never", 6);
        }

        static void unused() {
        }
    }

    static int say(String name, int value) {
        System.out.println("init " + name);
        return value;
    }

    public static void main(String[] args) {
        System.out.println("main");
        Never nothing = null;
        Never[] array = new Never[3];
        System.out.println(array.length + " " + (nothing instanceof Never) + " " + (array[0] == null));
        Object object = array;
        System.out.println(object instanceof Never[]);
        System.out.println("before field");
        System.out.println(ByField.value + ByField.value);
        System.out.println("before method");
        ByMethod.touch();
        System.out.println("before creation");
        new ByCreation();
        new ByCreation();
        System.out.println("before assignment");
        ByAssignment.value = say("right-hand side", 50);
        System.out.println(ByAssignment.value);
    }
}
