// An exception in a field initialiser leaves the constructor; what was done before stays visible. Ends uncaught.
public class ThrowingInitialiser {
    static StringBuilder log = new StringBuilder();
    static Part last;

    static class Part {
        String name = "none";

        Part() {
            last = this;
            log.append("P");
        }
    }

    static class Fragile extends Part {
        int divisor = limit();
        int quotient = 100 / divisor;

        {
            name = "quotient " + quotient;
            log.append("Q").append(quotient);
        }

        Fragile() {
            log.append("B");
        }

        int limit() {
            return 4 - counter;
        }
    }

    static int counter;

    public static void main(String[] args) {
        for (counter = 2; counter < 4; counter++) {
            new Fragile();
            System.out.println(log + " " + last.name);
        }
        try {
            new Fragile();
            System.out.println("not reached");
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + log + " " + last.name);
            Fragile half = (Fragile) last;
            System.out.println(half.divisor + " " + half.quotient);
        }
        try {
            last = null;
            counter++;
            System.out.println(new Fragile().name);
        } finally {
            System.out.println("finally " + log + " " + last.name);
        }
        counter = 4;
        Part part = new Fragile();
        System.out.println("not reached " + part);
    }
}
