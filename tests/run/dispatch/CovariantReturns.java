// Covariant return types need bridges: calls through every static type reach the same method.
public class CovariantReturns {
    static class Shape implements Cloneable {
        int edges = 1;

        Shape copy() {
            Shape s = new Shape();
            s.edges = edges;
            return s;
        }

        Object value() {
            return edges;
        }

        @Override
        public Shape clone() {
            try {
                return (Shape) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Polygon extends Shape {
        int[] angles = {60, 60, 60};

        @Override
        Polygon copy() {
            Polygon p = new Polygon();
            p.edges = edges + 100;
            return p;
        }

        @Override
        Integer value() {
            return edges * 2;
        }

        @Override
        public Polygon clone() {
            Polygon p = (Polygon) super.clone();
            p.angles = angles.clone();
            return p;
        }
    }

    static class Shallow extends Polygon {
        String tag = "shallow";

        @Override
        public Shallow clone() {
            Shallow s = (Shallow) super.clone();
            s.tag += "+";
            return s;
        }
    }

    interface Maker {
        Object make();
    }

    interface ShapeMaker extends Maker {
        @Override
        Shape make();
    }

    public static void main(String[] args) {
        Polygon polygon = new Polygon();
        Shape shape = polygon;
        shape.edges = 3;
        System.out.println(shape.copy().edges + " " + polygon.copy().angles[0] + " " + shape.value() + " " + (polygon.value() + 1));
        Polygon twin = polygon.clone();
        twin.angles[0] = 90;
        twin.edges = 4;
        System.out.println(polygon.angles[0] + " " + polygon.edges + " " + twin.angles[0] + " " + twin.edges);
        Shape s = new Shallow();
        Shape t = s.clone().clone();
        System.out.println(((Shallow) t).tag + " " + ((Shallow) s).tag + " " + (t.getClass() == s.getClass()) + " " + t.copy().edges);
        ShapeMaker maker = () -> new Polygon();
        Maker plain = maker;
        System.out.println(maker.make().copy().edges + " " + (plain.make() instanceof Polygon));
    }
}
