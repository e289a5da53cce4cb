// Constant variables are inlined and trigger nothing; fields that only look like constants do.
public class ConstantsDoNotTrigger {
    static class Constants {
        static final int SIZE = 3 * 4 + 1;
        static final String NAME = "con" + "stant" + SIZE;
        static final char LETTER = (char) ('a' + 2);
        static final boolean FLAG = SIZE > 12 && !NAME.isEmpty();
        static final long SUM = SIZE + LETTER;

        static {
            System.out.println("Constants initialised");
        }
    }

    static class NotConstants {
        static final Integer BOXED = 13;

        static {
            System.out.println("NotConstants initialised");
        }
    }

    static class Computed {
        static final int LENGTH = "four".length();

        static {
            System.out.println("Computed initialised");
        }
    }

    static class Plain {
        static int open = 8;

        static {
            System.out.println("Plain initialised");
        }
    }

    public static void main(String[] args) {
        System.out.println(Constants.SIZE + " " + Constants.NAME + " " + Constants.LETTER + " " + Constants.SUM);
        switch (13) {
            case Constants.SIZE:
                System.out.println("case of the constant");
                break;
            default:
                System.out.println("default");
        }
        System.out.println(Constants.NAME == "constant13");
        System.out.println("now FLAG, which calls a method");
        System.out.println(Constants.FLAG);
        System.out.println(NotConstants.BOXED);
        System.out.println(Computed.LENGTH);
        System.out.println(Plain.open);
    }
}
