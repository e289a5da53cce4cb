// How floats and doubles are printed: integral, small, large, with exponents.
public class PrintedForms {
    public static void main(String[] args) {
        double[] doubles = {0, -0.0, 1, -1, 0.5, 100, 1234567, 9999999, 10000000, 12345678, 123456789012.0,
            0.001, 0.0009765625, 0.01, 1e21, 1e22, 1e-5, 1.5e-10, 3.14, 2.718281828, 1e100,
            1.7976931348623157E308, 4.9E-324, 0.1, 0.2, 0.30000000000000004, 1.0E7, 9007199254740992.0};
        for (double d : doubles) {
            System.out.println(d);
        }
        float[] floats = {0, -0f, 1, 0.1f, 0.3f, 1e7f, 1234567f, 9999999f, 16777216f, 1e-3f, 1e-4f, 3.4028235E38f,
            1.4E-45f, 0.5f, 100.25f, 1e10f};
        for (float f : floats) {
            System.out.println(f);
        }
        System.out.println(1.0f + " " + 1.0 + " " + 1e0 + " " + 0x1p3 + " " + 1d + " " + 1f);
        System.out.println((float) 0.1 + " " + (0.1f + 0.2f) + " " + 100.0 / 8);
        System.out.println(String.valueOf(2.50) + Double.toString(-3.0) + Float.toString(1.5f));
        System.out.println(1.0 * 7 / 2 + " " + 1e3 + " " + 123e-2);
        System.out.println(Double.parseDouble("1e3") + " " + Double.parseDouble(" -.5 ") + " "
            + Double.valueOf("0x1p-2") + " " + Double.parseDouble("NaN") + " "
            + Double.parseDouble("-Infinity") + " " + Float.parseFloat("3.25f"));
        try {
            System.out.println(Double.parseDouble("1,5"));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Double.parseDouble(""));
    }
}
