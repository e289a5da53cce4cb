// javac: accepts
class AssignedBySwitch {
    enum Size { SMALL, MEDIUM, LARGE }

    static int oldStyle(int kind) {
        int cost;
        switch (kind) {
            case 1:
                cost = 10;
                break;
            case 2:
            case 3:
                cost = 20;
                break;
            default:
                throw new IllegalArgumentException("kind " + kind);
        }
        return cost;
    }

    static int arrows(Size size) {
        int cost;
        switch (size) {
            case SMALL -> cost = 1;
            case MEDIUM -> {
                int half = 4;
                cost = half / 2;
            }
            case LARGE -> cost = 3;
            default -> throw new AssertionError();
        }
        return cost;
    }

    static int expression(Size size) {
        int base;
        int extra = switch (size) {
            case SMALL -> base = 1;
            case MEDIUM -> {
                base = 2;
                yield 5;
            }
            case LARGE -> {
                base = 3;
                yield base * 2;
            }
        };
        return base + extra;
    }

    static int fallsThrough(int kind) {
        int cost;
        switch (kind) {
            default:
                cost = 0;
            case 1:
                cost = 1;
        }
        return cost;
    }

    static int declaredInGroup(int kind) {
        switch (kind) {
            case 1:
                int shared = 5;
                return shared;
            case 2:
                shared = 7;
                return shared + 1;
            default:
                return 0;
        }
    }
}
