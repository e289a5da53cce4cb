// Old and new switches over enums: fallthrough, default, null selectors, missing cases, nested switches.
public class SwitchOverConstants {
    enum Color { RED, GREEN, BLUE, BLACK }

    enum Size { SMALL, LARGE }

    static int old(Color color) {
        int score = 0;
        switch (color) {
            case BLUE:
                score += 100;
            case RED:
                score += 10;
                break;
            default:
                score -= 1;
            case GREEN:
                score += 5;
        }
        return score;
    }

    static String arrow(Color color, Size size) {
        return switch (color) {
            case RED, GREEN -> switch (size) {
                case SMALL -> "s" + color.ordinal();
                case LARGE -> "L" + color.ordinal();
            };
            case BLUE -> {
                String s = color.name();
                for (int i = 0; i < size.ordinal(); i++) {
                    s += s;
                }
                yield s;
            }
            case BLACK -> throw new IllegalArgumentException(color + "/" + size);
        };
    }

    public static void main(String[] args) {
        for (Color color : Color.values()) {
            System.out.print(old(color) + " ");
        }
        System.out.println();
        for (Size size : Size.values()) {
            for (Color color : Color.values()) {
                try {
                    System.out.print(arrow(color, size) + " ");
                } catch (IllegalArgumentException e) {
                    System.out.println("! " + e.getMessage());
                }
            }
        }
        switch (Size.LARGE) {
            case SMALL -> System.out.println("small");
        }
        Color none = null;
        try {
            System.out.println(old(none));
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        try {
            System.out.println(arrow(Color.RED, null));
        } catch (NullPointerException e) {
            System.out.println("null inner selector");
        }
        System.out.println(arrow(Color.BLUE, Size.LARGE) + arrow(none == null ? Color.GREEN : none, Size.SMALL));
    }
}
