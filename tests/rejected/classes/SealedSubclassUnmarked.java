// javac: compiler.err.non.sealed.sealed.or.final.expected
class SealedSubclassUnmarked {
    sealed static class Account permits Savings {
        int balance;
    }

    static class Savings extends Account { //~ error
        int rate;
    }
}
