/** Constants as elements. The last one has a body. */
enum Color {
    RED, GREEN, BLUE, BLACK {
        @Override
        boolean isDark() {
            return true;
        }
    };

    boolean isDark() {
        return false;
    }
}
