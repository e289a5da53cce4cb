// Exceptions from constructors, field initialisers and instance blocks; the object is never seen.
public class FromConstructors {
    static int created = 0;
    static FromConstructors escaped;

    final int id;
    int[] data = make();

    {
        System.out.println("block " + data.length);
        if (data.length == 2) {
            throw new IllegalStateException("block refuses");
        }
    }

    static int[] make() {
        System.out.println("make " + created);
        return new int[created++];
    }

    FromConstructors(int id) {
        this.id = id;
        escaped = this;
        System.out.println("constructor " + 12 / id);
    }

    FromConstructors(String text) {
        this(Integer.parseInt(text));
        System.out.println("from text " + id);
    }

    static class Child extends FromConstructors {
        int extra = 7;

        Child(int id) {
            super(id - 1);
            extra /= id - 2;
        }
    }

    static void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " created " + created);
        }
    }

    public static void main(String[] args) {
        attempt(() -> new FromConstructors(0));
        System.out.println(escaped.id + " " + escaped.data.length);
        attempt(() -> new FromConstructors("x"));
        attempt(() -> new FromConstructors("3"));
        attempt(() -> new FromConstructors(4));
        attempt(() -> new Child(2));
        System.out.println(escaped.id + " " + ((Child) escaped).extra);
        attempt(() -> new Child(3));
        System.out.println(((Child) escaped).extra);
        new Child(1);
    }
}
