// Enums that switch over themselves, recursive constants, masks of ordinals, and nested enums used as array indices. Ends uncaught.
public class SwitchInsideEnum {
    enum Direction {
        NORTH, EAST, SOUTH, WEST;

        Direction turn(Turn turn) {
            return switch (turn) {
                case LEFT -> values()[(ordinal() + 3) % 4];
                case RIGHT -> values()[(ordinal() + 1) & 3];
                case BACK -> turn(Turn.LEFT).turn(Turn.LEFT);
            };
        }

        int dx() {
            switch (this) {
                case EAST:
                    return 1;
                case WEST:
                    return -1;
                default:
                    return 0;
            }
        }

        int dy() {
            return turn(Turn.LEFT).dx() * (this == NORTH || this == SOUTH ? 1 : 0);
        }

        enum Turn {
            LEFT, RIGHT, BACK;

            static Turn of(char c) {
                for (Turn t : values()) {
                    if (t.name().charAt(0) == c) {
                        return t;
                    }
                }
                throw new IllegalArgumentException("no turn " + c);
            }
        }
    }

    static int mask(Direction... directions) {
        int mask = 0;
        for (Direction d : directions) {
            mask |= 1 << d.ordinal();
        }
        return mask;
    }

    public static void main(String[] args) {
        int x = 0, y = 0;
        int[] visits = new int[Direction.values().length];
        Direction d = Direction.NORTH;
        for (char c : "RRLBLRRL2R".toCharArray()) {
            if (Character.isDigit(c)) {
                x *= c - '0';
                continue;
            }
            d = d.turn(Direction.Turn.of(c));
            x += d.dx();
            y += d.dy();
            visits[d.ordinal()]++;
            System.out.print(d.name().charAt(0) + "(" + x + "," + y + ") ");
        }
        System.out.println();
        for (Direction each : Direction.values()) {
            System.out.print(each + "=" + visits[each.ordinal()] + (mask(each, d) == mask(d) ? "* " : " "));
        }
        System.out.println(mask(Direction.values()) + " " + mask());
        Direction.Turn.of('x');
    }
}
