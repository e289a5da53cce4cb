// The default toString is the class name, @ and the hash code in hexadecimal: visible with an overridden hashCode. Ends uncaught.
public class DefaultToString {
    static class Fixed {
        private final int hash;

        Fixed(int hash) {
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    static class Named extends Fixed {
        Named() {
            super(-1);
        }

        @Override
        public String toString() {
            return "named " + super.toString();
        }
    }

    static class Broken {
        @Override
        public int hashCode() {
            throw new UnsupportedOperationException("no hash");
        }
    }

    record Holder(Object value) {
    }

    public static void main(String[] args) {
        System.out.println(new Fixed(255));
        System.out.println(new Fixed(0) + " " + new Fixed(-1) + " " + new Fixed(Integer.MIN_VALUE));
        System.out.println(new Named());
        System.out.println(new Fixed(16) {
            @Override
            public int hashCode() {
                return super.hashCode() * 2;
            }
        });
        System.out.println(new Holder(new Fixed(10)) + " " + new Holder(new Fixed(10)).hashCode());
        System.out.println(new Fixed(3).equals(new Fixed(3)) + " " + new Holder(3).equals(new Holder(3)));
        Object plain = new Object();
        System.out.println(plain.toString().equals("java.lang.Object@" + Integer.toHexString(plain.hashCode())));
        int[] ints = {1};
        System.out.println(ints.toString().startsWith("[I@") + " " + String.valueOf((Object) new String[0]).startsWith("[Ljava.lang.String;@"));
        Runnable r = () -> { };
        System.out.println(r.equals(r) + " " + r.equals(null) + " " + (r.hashCode() == r.hashCode()));
        try {
            System.out.println("text: " + new Broken());
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Holder(new Broken()).hashCode());
    }
}
