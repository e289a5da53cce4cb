// A closing brace too many.
class UnbalancedBraces {
    void run() {
    }
}
}                                              //~ error[syntax-error]
