// javac: compiler.err.cant.apply.symbol
class NoDefaultConstructor {
    static class Account {
        final int id;

        Account(int id) {
            this.id = id;
        }
    }

    static class Savings extends Account {
        private int rate;

        Savings(int rate) { //~ error
            this.rate = rate;
        }
    }
}
