// Decimal, hexadecimal, octal and binary literals, with underscores and as long.
class Literals {

    static void bases() {
        assert 0x1F == 31 && 0xff == 255; //~ proved[assertion]
        assert 017 == 15; //~ proved[assertion]
        assert 0b1010 == 10; //~ proved[assertion]
        assert 1_000_000 == 1000000; //~ proved[assertion]
        assert 0x7fff_ffff == 2147483647; //~ proved[assertion]
    }

    static void octalIsNotDecimal() {
        assert 010 == 10; //~ refuted[assertion]
    }

    static void negativeHexadecimal() {
        assert 0xFFFFFFFF == -1; //~ proved[assertion]
        assert 0x80000000 == -2147483648; //~ proved[assertion]
        assert 0xFFFFFFFFL == 4294967295L; //~ proved[assertion]
        assert 0xFFFF_FFFF_FFFF_FFFFL == -1; //~ proved[assertion]
        assert 0xFFFFFFFF == 0xFFFFFFFFL; //~ refuted[assertion]
    }
}
