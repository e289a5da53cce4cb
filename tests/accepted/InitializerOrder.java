// javac: accepts
class InitializerOrder {
    static int step = 1;
    static final int FIRST = step++;
    static final int SECOND;

    static {
        int local = FIRST + step;
        SECOND = local;
        if (SECOND > 100) {
            throw new IllegalStateException();
        }
    }

    final int[] cells = new int[SECOND];
    int filled;

    {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = i;
            filled++;
        }
    }

    final int last = cells[cells.length - 1];
    final String name;

    InitializerOrder() {
        name = "n" + last;
    }

    InitializerOrder(String name) {
        this.name = name;
        filled = 0;
    }

    static {
        step = SECOND;
    }

    static class Checked {
        final int value;

        {
            if (step < 0) {
                throw new Exception("declared by every constructor");
            }
        }

        Checked() throws Exception {
            value = 1;
        }
    }
}
