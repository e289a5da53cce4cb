// Implicit exceptions are ordinary objects of their classes, caught by any supertype.
public class CaughtAsSupertypes {
    static Throwable provoke(int n) {
        Object o = n;
        int[] a = {};
        try {
            switch (n) {
                case 0:
                    return new RuntimeException("made " + a.length / n);
                case 1:
                    a[0] = 1;
                    break;
                case 2:
                    o = (String) o;
                    break;
                case 3:
                    o = new int[-n];
                    break;
                case 4:
                    o = null;
                    o.hashCode();
                    break;
                case 5:
                    Object[] strings = new String[n];
                    strings[0] = o;
                    break;
                case 6:
                    "abc".substring(n);
                    break;
                case 7:
                    Integer.parseInt("seven");
                    break;
                default:
                    return null;
            }
        } catch (ArithmeticException | NullPointerException e) {
            return e;
        } catch (IndexOutOfBoundsException e) {
            return e;
        } catch (IllegalArgumentException e) {
            return e;
        } catch (RuntimeException e) {
            return new Error(e);
        }
        return null;
    }

    public static void main(String[] args) {
        Throwable previous = null;
        for (int n = 0; n <= 8; n++) {
            Throwable t = provoke(n);
            if (t == null) {
                System.out.println(n + " none");
                continue;
            }
            Throwable inner = t.getCause() == null ? t : t.getCause();
            System.out.println(n + " " + t.getClass().getSimpleName() + " " + inner.getClass().getName() + " "
                + (t instanceof RuntimeException) + " " + (inner instanceof IndexOutOfBoundsException)
                + " " + (t == previous) + " " + t.getSuppressed().length);
            previous = t;
        }
        System.out.println(provoke(0) == provoke(0));
        System.out.println(provoke(0).getMessage() + ", " + provoke(1).getMessage() + ", "
            + provoke(3).getCause().getMessage());
        try {
            int[] huge = new int[args.length - 1];
        } catch (Exception e) {
            System.out.println(e);
        }
        int zero = args.length;
        System.out.println(1 % zero);
    }
}
