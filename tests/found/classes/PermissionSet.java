/** The rights of a user as a bit mask, like the modes of files. */
public final class PermissionSet {
    public enum Right { READ, WRITE, EXECUTE, SHARE }

    private static final int ALL = (1 << Right.values().length) - 1;
    private final int mask;

    private PermissionSet(int mask) {
        assert (mask & ~ALL) == 0;
        this.mask = mask;
    }

    public static PermissionSet none() {
        return new PermissionSet(0);
    }

    public static PermissionSet all() {
        return new PermissionSet(ALL);
    }

    public static PermissionSet ofMask(int mask) {
        if (mask < 0 || mask > ALL) {
            throw new IllegalArgumentException("mask " + mask);
        }
        return new PermissionSet(mask);
    }

    public PermissionSet with(Right right) {
        PermissionSet result = new PermissionSet(mask | bit(right));
        assert result.allows(right);
        return result;
    }

    public PermissionSet without(Right right) {
        PermissionSet result = new PermissionSet(mask & ~bit(right));
        assert !result.allows(right);
        return result;
    }

    public boolean allows(Right right) {
        return (mask & bit(right)) != 0;
    }

    private static int bit(Right right) {
        return 1 << right.ordinal();
    }

    public boolean covers(PermissionSet other) {
        return (other.mask & ~mask) == 0;
    }

    public PermissionSet union(PermissionSet other) {
        PermissionSet both = new PermissionSet(mask | other.mask);
        assert both.covers(this) && both.covers(other);
        return both;
    }

    @Override
    public String toString() {
        char[] letters = new char[Right.values().length];
        for (Right right : Right.values()) {
            letters[right.ordinal()] = allows(right) ? Character.toLowerCase(right.name().charAt(0)) : '-';
        }
        return new String(letters);
    }
}
