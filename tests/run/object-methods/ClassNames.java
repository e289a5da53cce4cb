// getClass().getName() and getSimpleName() of nested, inner, local, anonymous, enum, record, array and library classes.
public class ClassNames {
    static class Nested {
        class Inner {
        }

        interface Deep {
            class Deeper {
            }
        }
    }

    enum Color {
        RED, GREEN {
        }
    }

    record Pair(int a, int b) {
    }

    static void show(Object o) {
        System.out.println(o.getClass().getName() + " | " + o.getClass().getSimpleName());
    }

    static void show(Class<?> c) {
        System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName());
    }

    public static void main(String[] args) {
        show(new ClassNames());
        show(new Nested());
        show(new Nested().new Inner());
        show(new Nested.Deep.Deeper());
        show(Color.RED);
        show(Color.GREEN);
        show(new Pair(1, 2));
        class Local {
        }
        show(new Local());
        show(new Local() { });
        show(new Object() { });
        show(new Local[0][0]);
        show("text");
        show(5);
        show('c');
        show(new StringBuilder());
        show(new ArithmeticException());
        show(int.class);
        show(void.class);
        show(String.class);
        show(Runnable.class);
        show(Nested.Deep.class);
        show(Nested[].class);
        show(double[][].class);
        System.out.println((new Nested().getClass() == Nested.class) + " " + (Color.GREEN.getClass() == Color.class) + " " + int.class.equals(Integer.class));
        Object o = new Local();
        System.out.println(o.getClass() == Local.class);
        Number n = 2.5f;
        System.out.println(n.getClass().getSimpleName() + " " + (n.getClass() == Float.class));
    }
}
