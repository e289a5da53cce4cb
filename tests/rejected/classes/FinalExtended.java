// javac: compiler.err.cant.inherit.from.final
class FinalExtended {
    static final class Money {
        final int cents;

        Money(int cents) {
            this.cents = cents;
        }
    }

    static class Euro extends Money { //~ error
        Euro(int cents) {
            super(cents);
        }
    }
}
