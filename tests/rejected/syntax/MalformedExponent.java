// javac: compiler.err.malformed.fp.lit
class MalformedExponent {
    static final double AVOGADRO = 6.022e; //~ error

    static double particles(double moles) {
        return moles * AVOGADRO;
    }
}
