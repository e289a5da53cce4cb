// Three levels of inner classes, each with a field of the same name, reached with qualified this.
public class InnerOfInner {
    String name = "outer";
    int depth = 0;

    class Middle {
        String name = "middle";
        int middles = ++depth;

        class Deep {
            String name = "deep";

            class Deepest {
                String name = "deepest" + middles;

                String path() {
                    return InnerOfInner.this.name + "." + Middle.this.name + "." + Deep.this.name + "." + name;
                }

                Middle another() {
                    return new Middle();
                }

                void rename(String s) {
                    Deep.this.name = s + 1;
                    Middle.this.name = s + 2;
                    InnerOfInner.this.name = s + 3;
                }
            }

            Deepest make() {
                return new Deepest();
            }
        }
    }

    public static void main(String[] args) {
        InnerOfInner outer = new InnerOfInner();
        InnerOfInner.Middle middle = outer.new Middle();
        Middle.Deep deep = middle.new Deep();
        Middle.Deep.Deepest deepest = deep.new Deepest();
        System.out.println(deepest.path());
        Middle second = deepest.another();
        System.out.println(second.middles + " " + outer.depth);
        Middle.Deep.Deepest other = second.new Deep().make();
        System.out.println(other.path());
        deepest.rename("r");
        System.out.println(deepest.path());
        System.out.println(other.path());
        System.out.println(outer.new Middle().new Deep().new Deepest().path());
    }
}
