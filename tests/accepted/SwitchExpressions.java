// javac: accepts
class SwitchExpressions {
    enum Day { MON, TUE, SAT, SUN }

    static final int ONE = 1;

    static int arrows(Day day) {
        return switch (day) {
            case MON, TUE -> 1;
            case SAT -> {
                int n = 0;
                for (int i = 0; i < 3; i++) {
                    if (i == 2) {
                        break;
                    }
                    n += i;
                }
                yield n;
            }
            case SUN -> throw new IllegalStateException();
        };
    }

    static int oldStyle(int n) {
        int r = switch (n) {
            case ONE:
            case ONE + 1:
                yield 10;
            case 'c':
                int t = n * 2;
                yield t;
            default:
                if (n > 100) {
                    yield 100;
                }
                yield -n;
        };
        return r;
    }

    static double promoted(int n) {
        return switch (n) {
            case 0 -> 1;
            case 1 -> 2.5f;
            case 2 -> 'c';
            default -> 3L;
        };
    }

    static String strings(String s) {
        final String key = "k";
        return switch (s) {
            case "a", "b" -> "ab";
            case key -> "key";
            case key + "1" -> "key1";
            default -> s;
        };
    }

    static int nested(Day a, Day b) {
        return switch (a) {
            case MON -> switch (b) {
                case MON -> 0;
                default -> 1;
            };
            default -> 2 + switch (b) {
                case SUN:
                    yield 5;
                default:
                    yield 6;
            };
        };
    }

    static boolean asCondition(int n) {
        if (switch (n) { case 0 -> true; default -> false; }) {
            return true;
        }
        return switch (n) { case 7 -> true; default -> n > 3; } && n != 9;
    }

    static int yieldName(int yield) {
        return yield + 1;
    }
}
