// javac: compiler.err.cant.resolve.location
class UnknownEnumConstant {
    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    static boolean red(Suit suit) {
        return suit == Suit.HEARTS || suit == Suit.DIAMOND; //~ error
    }
}
