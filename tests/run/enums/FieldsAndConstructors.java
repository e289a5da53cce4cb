// Enum constants with arguments, several constructors, mutable fields, static helpers.
public class FieldsAndConstructors {
    enum Planet {
        MERCURY(3, 0.5), EARTH("blue"), MARS(6), GIANT;

        private final double size;
        private int visits;
        final String color;

        Planet(int a, double b) {
            this(a * b, "grey");
        }

        Planet(String color) {
            this(10.0, color);
        }

        Planet(int size) {
            this(size, 1.0);
            visits = 100;
        }

        Planet() {
            this("none");
            System.out.println("GIANT made, ordinal " + ordinal() + " name " + name());
        }

        private Planet(double size, String color) {
            this.size = size;
            this.color = color;
        }

        int visit() {
            return ++visits;
        }

        static Planet biggest() {
            Planet best = values()[0];
            for (Planet p : values()) {
                if (p.size >= best.size) {
                    best = p;
                }
            }
            return best;
        }

        Planet next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.size + " " + p.color + " " + p.visit());
        }
        System.out.println(Planet.MARS.visit() + " " + Planet.EARTH.visit());
        System.out.println(Planet.biggest() + " " + Planet.biggest().next());
        Planet[] copy = Planet.values();
        copy[0] = null;
        System.out.println(Planet.values()[0] + " " + copy.length + " " + (Planet.values() == Planet.values()));
    }
}
