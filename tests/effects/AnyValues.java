// `Verifier.nondetInt` and its kin give any value of their type, though nobody gives their source.
import org.sosy_lab.sv_benchmarks.Verifier;

class AnyValues {

    static void anyInt() {
        int x = Verifier.nondetInt();
        assert x != 3; //~ unknown[assertion]
    }

    static void assumed() {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 3);
        assert x > 2;
    }

    static void anyLong() {
        long x = Verifier.nondetLong();
        assert x <= Long.MAX_VALUE;
        assert x != 3; //~ unknown[assertion]
    }

    static void anyChar() {
        char c = Verifier.nondetChar();
        assert c >= 0;
        assert c != 'a'; //~ unknown[assertion]
    }

    static void anyText() {
        String text = Verifier.nondetString();
        assert text.length() >= 0;
        assert text.length() < 10; //~ unknown[assertion]
    }

    static void anyDouble() {
        double d = Verifier.nondetDouble();
        assert d == d; //~ unknown[assertion]
    }
}
//~ obligations: 11
