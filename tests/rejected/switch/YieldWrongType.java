// javac: compiler.err.prob.found.req
class YieldWrongType {
    static int points(char grade) {
        int points = switch (grade) {
            case 'A' -> 4;
            default -> {
                System.out.println("no grade");
                yield "zero"; //~ error
            }
        };
        return points;
    }
}
