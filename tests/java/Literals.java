// Decimal, hexadecimal, octal and binary literals, with underscores and as long.
class Literals {

    static void bases() {
        int hexadecimal = 0x1F;
        int octal = 017;
        int binary = 0b1010;
        int grouped = 1_000_000;
        assert hexadecimal == 31 && octal == 15 && binary == 10; //~ proved[assertion]
        assert grouped == 1000 * 1000; //~ proved[assertion]
    }

    static void octalIsNotDecimal() {
        int octal = 010;
        assert octal == 8; //~ proved[assertion]
        assert octal == 10; //~ refuted[assertion]
    }

    static void negativeHexadecimal() {
        int ones = 0xFFFFFFFF;
        int smallest = 0x80000000;
        long wide = 0xFFFFFFFFL;
        long wideOnes = 0xFFFF_FFFF_FFFF_FFFFL;
        assert ones == -1 && smallest == -2147483648; //~ proved[assertion]
        assert wide == 4294967295L && wideOnes == -1; //~ proved[assertion]
        assert wide == ones; //~ refuted[assertion]
    }
}
//~ obligations: 7
