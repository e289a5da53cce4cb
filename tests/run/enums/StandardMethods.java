// values, valueOf, ordinal, name, compareTo, equals, toString overridden, and valueOf's exceptions. Ends uncaught.
public class StandardMethods {
    enum Level {
        LOW, MIDDLE, HIGH;

        @Override
        public String toString() {
            return name().charAt(0) + name().substring(1).toLowerCase();
        }
    }

    enum Empty { }

    static <E extends Enum<E>> String compare(E a, E b) {
        int c = a.compareTo(b);
        return a + (c < 0 ? "<" : c > 0 ? ">" : "=") + b + c;
    }

    public static void main(String[] args) {
        for (Level level : Level.values()) {
            System.out.print(level.ordinal() + level.name() + level + " ");
        }
        System.out.println(Empty.values().length);
        System.out.println(compare(Level.LOW, Level.HIGH) + " " + compare(Level.HIGH, Level.MIDDLE) + " " + compare(Level.LOW, Level.LOW));
        System.out.println(Level.valueOf("HIGH") == Level.HIGH);
        System.out.println(Enum.valueOf(Level.class, "LOW").equals(Level.LOW) + " " + Level.LOW.equals("LOW") + " " + Level.LOW.equals(null));
        System.out.println("concatenated " + Level.MIDDLE + null + Level.HIGH.name());
        String[] tries = {"LOW", "Low", "", " LOW"};
        for (String s : tries) {
            try {
                System.out.println(Level.valueOf(s).ordinal());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Level.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
        try {
            Level none = null;
            Level.LOW.compareTo(none);
        } catch (NullPointerException e) {
            System.out.println("null other");
        }
        Comparable<Level> comparable = Level.HIGH;
        System.out.println(comparable.compareTo(Level.LOW));
        System.out.println(Level.LOW.hashCode() == Level.valueOf("LOW").hashCode());
        Level.valueOf("EXTREME");
    }
}
