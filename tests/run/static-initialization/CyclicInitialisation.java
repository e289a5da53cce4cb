// Two classes that need each other: the second sees the first's defaults, and the recursion stops.
public class CyclicInitialisation {
    static class Left {
        static final int CONSTANT = 7;
        static int early = 3;
        static int fromRight = Right.value + 1;
        static int late = 4;

        static {
            System.out.println("Left done: " + early + " " + fromRight + " " + late);
        }
    }

    static class Right {
        static int value = Left.early * 100 + Left.late * 10 + Left.CONSTANT;

        static {
            System.out.println("Right done: " + value + " saw " + Left.fromRight);
        }
    }

    static class Parent {
        static String name = "parent";
        static Parent child = new Child();

        static {
            System.out.println("Parent done, child says " + child);
        }

        String tag = "tag of " + name;

        @Override
        public String toString() {
            return tag;
        }
    }

    static class Child extends Parent {
        static String nick = "nick";
        String mine = nick + "/" + name;

        static {
            System.out.println("Child done");
        }

        @Override
        public String toString() {
            return super.toString() + " " + mine;
        }
    }

    public static void main(String[] args) {
        System.out.println(Left.late);
        System.out.println(Right.value);
        System.out.println(new Child());
        System.out.println(Parent.child);
    }
}
