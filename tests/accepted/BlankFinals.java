// javac: accepts
class BlankFinals {
    static final int LIMIT;
    static final int[] TABLE;

    static {
        int n = 0;
        for (int i = 0; i < 10; i++) {
            n += i;
        }
        LIMIT = n;
        TABLE = new int[] {LIMIT, 2 * LIMIT};
    }

    private final int width;
    private final int height;
    private final String label;

    {
        label = "box";
    }

    BlankFinals(int width, int height) {
        if (width < height) {
            this.width = width;
            this.height = height;
        } else {
            this.width = height;
            this.height = width;
        }
    }

    BlankFinals(int side) {
        this(side, side);
    }

    BlankFinals(boolean big) {
        width = big ? 10 : 1;
        height = width * 2;
    }

    BlankFinals(String text) {
        if (text == null) {
            throw new NullPointerException("text");
        }
        (this).width = text.length();
        height = this.width + 1;
    }

    String show() {
        final int area;
        area = width * height;
        return label + area;
    }
}
