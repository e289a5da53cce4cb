// A class within another one, all on few lines, with text at the ends of lines that stays.
class Ring {
    static class Buffer { private final int[] cells = new int[16]; private int head; private int count;
        boolean add(int x) { if (count == cells.length) return false; cells[(head + count) % cells.length] = x; count++; return true; }
        int take() { if (count == 0) return -1; int x = cells[head]; head = (head + 1) % cells.length; count--; return x; }
    }
    enum Level { LOW, HIGH }

    private Level level = Level.LOW;   /* never null */
    private String[] names = new String[4]; private int used;

    void add(String name) {
        if (used < names.length) names[used++] = name;
        if (used == 3) level = Level.HIGH;
    }

    int at() { return level.ordinal(); }

    int count(String name) { int n = 0; for (int i = 0; i < used; i++) if (name.equals(names[i])) n++; return n; }
}
