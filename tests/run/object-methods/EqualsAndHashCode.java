// equals and hashCode by hand: contract checks, Objects.hash and Objects.equals, identity by default.
import java.util.Objects;

public class EqualsAndHashCode {
    static class Version implements Comparable<Version> {
        final int major;
        final long minor;
        final String tag;

        Version(int major, long minor, String tag) {
            this.major = major;
            this.minor = minor;
            this.tag = tag;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Version v = (Version) o;
            return major == v.major && minor == v.minor && Objects.equals(tag, v.tag);
        }

        @Override
        public int hashCode() {
            return Objects.hash(major, minor, tag);
        }

        @Override
        public int compareTo(Version v) {
            int c = Integer.compare(major, v.major);
            return c != 0 ? c : Long.compare(minor, v.minor);
        }
    }

    static class Patch extends Version {
        Patch(int major) {
            super(major, 0, null);
        }
    }

    static class Plain {
    }

    static class Overloaded {
        public boolean equals(Overloaded other) {
            return true;
        }
    }

    public static void main(String[] args) {
        Version a = new Version(1, 1L << 32, "x"), b = new Version(1, 4294967296L, new String("x"));
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.hashCode() + " " + (a == b));
        System.out.println(new Version(1, 0, null).equals(new Patch(1)) + " " + new Patch(1).equals(new Patch(1)) + " " + a.equals(null) + " " + a.equals("x"));
        System.out.println(a.compareTo(new Version(1, -1, "")) + " " + new Patch(2).hashCode() + " " + Objects.hash() + " " + Objects.hash((Object) null));
        Plain p = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(new Plain()) + " " + (p.hashCode() == p.hashCode()) + " " + (p.hashCode() == System.identityHashCode(p)));
        Object o = new Overloaded();
        System.out.println(new Overloaded().equals(new Overloaded()) + " " + o.equals(new Overloaded()) + " " + new Overloaded().equals(o) + " " + new Overloaded().equals(null));
        System.out.println(Objects.hashCode(null) + " " + Objects.hashCode("ab") + " " + Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.equals(null, a));
        System.out.println("Aa".hashCode() + " " + "BB".hashCode() + " " + "".hashCode() + " " + "a longer string with words".hashCode());
        System.out.println(System.identityHashCode(null) + " " + Objects.requireNonNull("kept") + " " + Objects.isNull(o) + " " + Objects.requireNonNullElse(null, "else"));
        try {
            Objects.requireNonNull(null, "message given");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
