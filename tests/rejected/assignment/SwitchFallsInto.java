// javac: compiler.err.var.might.not.have.been.initialized
class SwitchFallsInto {
    static int cost(int kind) {
        int cost;
        switch (kind) {
            case 1:
                cost = 10;
            case 2:
                cost += 5; //~ error
                break;
            default:
                cost = 0;
        }
        return cost;
    }
}
