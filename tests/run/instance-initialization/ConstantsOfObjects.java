// A final field of an object with a constant value has it for whoever reads it, before any initialiser has run; what is no
// constant has not. The object is worked out, and must not be null.
public class ConstantsOfObjects {
    static int evaluations;

    static abstract class Base {
        Base() {
            System.out.println("in Base: " + report());
        }

        abstract String report();
    }

    static class Early extends Base {
        String before = this.flag + " " + self().count + " " + this.letter + " " + Early.this.half + " " + (self()).name
            + " " + this.small + " " + this.boxed + " " + this.computed + " " + this.changing;

        final boolean flag = true;
        final int count = 40 + 2;
        final char letter = 'x';
        final double half = 1;
        final String name = "na" + "me";
        final byte small = (byte) 200;
        final Integer boxed = 7;
        final int computed = Integer.parseInt("8");
        int changing = 9;

        String after = this.flag + " " + self().count + " " + this.boxed + " " + this.computed + " " + this.changing;

        Early self() {
            evaluations++;
            return this;
        }

        @Override
        String report() {
            return flag + " " + this.count + " " + self().name + " " + (this.name == "name") + " " + this.half + " " + computed;
        }

        class Inner {
            int sum = Early.this.count + Early.this.changing;
        }
    }

    static class Below extends Early {
        int count = super.count + ((Early) this).count;
    }

    public static void main(String[] args) {
        Early early = new Early();
        System.out.println(early.before);
        System.out.println(early.after);
        System.out.println(early.new Inner().sum);
        System.out.println(new Below().count);
        System.out.println("evaluated " + evaluations);
        try {
            Early none = null;
            System.out.println(none.count);
        } catch (NullPointerException exception) {
            System.out.println("no object, no constant");
        }
        switch (42) {
            case 40 + 2 -> System.out.println(early.letter + early.count);
            default -> System.out.println("?");
        }
    }
}
