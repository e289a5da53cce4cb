/** Calls of java.lang.Class, java.lang.Enum and java.lang.Object, and what records and enums get from the compiler. */
public class ClassCalls {
    enum Color {
        RED, GREEN {
            @Override
            int weight() {
                return 7;
            }
        }, BLUE;

        int weight() {
            return ordinal();
        }
    }

    interface Shape { }

    record Square(int side, String name) implements Shape { }

    static class Box<T> implements Cloneable {
        T[] content;

        @Override
        protected Object clone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    private static final Class<?>[] TYPES = {int.class, void.class, String.class, Object.class, Color.class, Color.GREEN.getClass(), Shape.class,
        Square.class, Box.class, int[].class, String[][].class, Shape[].class, Runnable.class, Number.class, Integer.class, Comparable.class,
        new Object() { }.getClass(), Enum.class, Record.class, Box[].class, double.class};

    public static void main(String[] args) {
        new Arguments(args).make(15, 24, ClassCalls::result);
    }

    static Object result(Arguments with, int which) {
        Class<?> type = TYPES[with.below(TYPES.length)];
        Object object = with.object();
        Color color = Color.values()[with.below(3)];
        return switch (which) {
            case 0 -> type.toString();
            case 1 -> type.getName() + " " + type.getTypeName();
            case 2 -> type.getSimpleName() + " " + type.getCanonicalName();
            case 3 -> type.getPackageName();
            case 4 -> type.isInstance(object);
            case 5 -> type.isAssignableFrom(TYPES[with.below(TYPES.length)]);
            case 6 -> type.isInterface() + " " + type.isArray() + " " + type.isPrimitive();
            case 7 -> type.isEnum() + " " + type.isRecord() + " " + type.isAnnotation() + " " + type.isAnonymousClass();
            case 8 -> type.getSuperclass();
            case 9 -> type.getComponentType();
            case 10 -> type.cast(object);
            case 11 -> type.asSubclass(Comparable.class);
            case 12 -> type.getEnumConstants();
            case 13 -> Enum.valueOf(Color.class, with.truth() ? color.name() : with.text());
            case 14 -> Color.valueOf(with.truth() ? color.name() : with.text());
            case 15 -> color.compareTo(Color.GREEN) + " " + color.getDeclaringClass() + color.weight() + color;
            case 16 -> color.equals(Color.BLUE) + " " + (color.hashCode() == Color.valueOf(color.name()).hashCode());
            case 17 -> new Square(with.number(), with.textOrNull());
            case 18 -> new Square(1, "a").equals(new Square(with.below(2), with.truth() ? "a" : null));
            case 19 -> new Square(with.number(), with.textOrNull()).hashCode() == new Square(with.number(), "").hashCode();
            case 20 -> {
                Box<Object> box = new Box<>();
                box.content = new Object[] {object};
                try {
                    Box<?> copy = (Box<?>) box.clone();
                    yield copy != box && copy.content == box.content && copy.getClass() == Box.class;
                } catch (CloneNotSupportedException thrown) {
                    yield thrown;
                }
            }
            case 21 -> with.numbers().clone();
            case 22 -> object == null ? "none" : object.getClass().getName();
            default -> (object == null ? "" : object.equals(object) + " " + (object.hashCode() == object.hashCode())) + new Object().equals(object);
        };
    }
}
