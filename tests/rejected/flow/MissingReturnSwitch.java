// javac: compiler.err.missing.ret.stmt
class MissingReturnSwitch {
    static int days(int month) {
        switch (month) {
            case 2:
                return 28;
            case 4:
            case 6:
                return 30;
        }
    } //~ error
}
