// javac: compiler.err.non.sealed.with.no.sealed.supertype
class NonSealedWithoutSealed {
    static class Account {
        int balance;
    }

    static non-sealed class Savings extends Account { //~ error
        int rate;
    }
}
