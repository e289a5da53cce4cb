// javac: compiler.err.var.might.not.have.been.initialized
class SwitchWithoutDefault {
    static int points(char grade) {
        int points;
        switch (grade) {
            case 'A':
                points = 4;
                break;
            case 'B':
                points = 3;
                break;
        }
        return points; //~ error
    }
}
