// Right uses of enums: objects are constants, with what their constructors gave them.
import java.util.EnumMap;
import java.util.Map;

class EnumUses {
    enum Level {
        LOW(1, "low"), MIDDLE(5, "middle"), HIGH(10, "high");

        private final int value;
        private final String label;

        Level(int value, String label) {
            this.value = value;
            this.label = label;
        }

        int value() {
            return value;
        }

        boolean isAbove(Level other) {
            return ordinal() > other.ordinal();
        }
    }

    enum Operation {
        PLUS {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        abstract int apply(int a, int b);
    }

    public static int divide(Level level) {
        return 100 / level.value;
    }

    public static int divideByMethod(Level level) {
        return 100 / level.value();
    }

    public static int labelLength(Level level) {
        return level.label.length();
    }

    public static int index(Level level) {
        int[] counts = new int[3];
        counts[level.ordinal()]++;
        return counts[level.ordinal()];
    }

    public static int oldSwitch(Level level) {
        int result = 0;
        switch (level) {
            case LOW:
                result = 1;
                break;
            case MIDDLE:
                result = 2;
                break;
            case HIGH:
                result = 3;
                break;
        }
        assert result > 0;
        return 6 / result;
    }

    public static int newSwitch(Level level) {
        return switch (level) {
            case LOW -> 1;
            case MIDDLE -> 2;
            case HIGH -> 3;
        };
    }

    public static int chain(Level level) {
        if (level == Level.LOW) {
            return 1;
        } else if (level == Level.MIDDLE) {
            return 2;
        } else if (level == Level.HIGH) {
            return 3;
        }
        assert false;
        return 0;
    }

    public static void constants() {
        assert Level.LOW != Level.HIGH;
        assert Level.LOW.value == 1;
        assert Level.HIGH.ordinal() == 2;
        assert Level.MIDDLE.label.equals("middle");
        assert Level.MIDDLE.name().equals("MIDDLE");
    }

    public static void above(Level level) {
        assert !level.isAbove(Level.HIGH);
        assert !Level.LOW.isAbove(level);
    }

    public static Level last() {
        Level[] all = Level.values();
        return all[all.length - 1];
    }

    public static void places() {
        assert Level.values().length == 3;
        assert Level.values()[1] == Level.MIDDLE;
    }

    public static int apply(Operation operation) {
        return operation.apply(3, 4);
    }

    public static void plus() {
        assert Operation.PLUS.apply(3, 4) == 7;
    }

    public static int fromField(Holder holder) {
        return holder.level == null ? 0 : 100 / holder.level.value;
    }

    static class Holder {
        Level level;
    }
}
//~ obligations: 52
