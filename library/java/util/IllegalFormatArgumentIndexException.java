package java.util;

/** As the JDK's class of that name. */
class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private final int index;

    IllegalFormatArgumentIndexException(int index) {
        this.index = index;
    }

    @Override
    public String getMessage() {
        if (index == Integer.MIN_VALUE) {
            return "Format argument index: (not representable as int)";
        }
        return "Illegal format argument index = " + index;
    }
}
