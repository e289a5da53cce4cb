package org.sosy_lab.sv_benchmarks;

/** What the benchmarks of verification competitions ask for: any value of a type, and that only some executions count. */
public final class Verifier {
    private Verifier() {
    }

    public static void assume(boolean condition) {
        if (!condition) {
            Runtime.getRuntime().halt(1);
            // Nothing comes back from there.
            while (true) {
            }
        }
    }

    //@ public normal_behavior ensures true; assignable \nothing;
    public static boolean nondetBoolean();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static byte nondetByte();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static char nondetChar();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static short nondetShort();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static int nondetInt();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static long nondetLong();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static float nondetFloat();

    //@ public normal_behavior ensures true; assignable \nothing;
    public static double nondetDouble();

    //@ public normal_behavior ensures \result != null; assignable \nothing;
    public static String nondetString();
}
