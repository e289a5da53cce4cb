// A compound assignment that throws leaves the variable as it was.
public class CompoundAndExceptions {
    static int field = 7;
    static int[] array = {1, 2, 3};

    static int zero() {
        field = 70;
        return 0;
    }

    static int raise(int at) {
        array[at] = 1000;
        throw new IllegalStateException("at " + at);
    }

    public static void main(String[] args) {
        int local = 5;
        try {
            local /= local - 5;
        } catch (ArithmeticException e) {
            System.out.println(local + " " + e.getMessage());
        }
        try {
            field %= zero();
        } catch (ArithmeticException e) {
            System.out.println(field);
        }
        try {
            array[1] += raise(1);
        } catch (IllegalStateException e) {
            System.out.println(array[1] + " " + e.getMessage());
        }
        int i = 0;
        try {
            array[i++] += array[i + 5];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(i + " " + array[0] + " " + e.getMessage());
        }
        try {
            array[i += 10] *= i += 100;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(i + " " + e.getMessage());
        }
        byte b = 10;
        try {
            b += 5 / (b - 10);
        } catch (ArithmeticException e) {
            System.out.println(b);
        }
        double d = 1;
        d /= 0;
        d %= 3;
        System.out.println(d);
        long l = 3;
        l %= -2L;
        System.out.println(l);
        l /= zero();
        System.out.println("not reached");
    }
}
