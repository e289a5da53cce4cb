// Exceptions out of constructors, super constructors, initialisers and factory methods; half-built objects. Ends uncaught.
public class InConstructors {
    static int alive;

    static class Invalid extends Exception {
        Invalid(String s) {
            super(s);
        }
    }

    static class Part {
        final int size;

        Part(int size) throws Invalid {
            alive++;
            if (size < 0) {
                throw new Invalid("size " + size);
            }
            this.size = size;
        }
    }

    static class Sized extends Part {
        final int[] data = new int[limit];
        static int limit = 3;

        Sized(int n) throws Invalid {
            super(n - 1);
            data[n] = alive;
        }
    }

    static class Whole {
        final Part first = new Part(1);
        final Part second;

        Whole(int n) throws Invalid {
            Part made;
            try {
                made = new Part(n);
            } catch (Invalid e) {
                System.out.println("replacing after " + e.getMessage());
                made = new Sized(-n);
            } finally {
                alive += 100;
            }
            second = made;
        }
    }

    static Part create(int n) {
        try {
            return new Sized(n);
        } catch (Invalid e) {
            System.out.println("invalid " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds " + e.getMessage());
        }
        return null;
    }

    public static void main(String[] args) throws Invalid {
        for (int n = 0; n < 5; n += 2) {
            Part p = create(n);
            System.out.println((p == null ? "none" : "size " + p.size) + " alive " + alive);
        }
        System.out.println(new Whole(4).second.size + " " + alive);
        System.out.println(new Whole(-2).second.size + " " + alive);
        Sized.limit = -1;
        try {
            create(1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage() + " alive " + alive);
        }
        Sized.limit = 1;
        try {
            new Whole(-1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " alive " + alive);
        }
        System.out.println(new Sized(-7).size);
    }
}
