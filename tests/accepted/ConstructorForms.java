// javac: accepts
class ConstructorForms {
    static class Base {
        final int id;
        String tag = "base";

        Base(int id) {
            this.id = id;
        }

        protected Base() {
            this(counter++);
        }

        private static int counter;
    }

    static class Implicit extends Base {
        int extra = id + 1;
    }

    static class Explicit extends Base {
        private static final int START = 10;
        final int twice;

        Explicit(int id) {
            super(Math.max(id, START) + offset());
            twice = 2 * this.id;
        }

        Explicit(String text) {
            this(text.length());
        }

        static int offset() {
            return 1;
        }

        void ConstructorForms() {
            tag = "a method";
        }
    }

    class Member {
        final int x;

        Member(int x) {
            this.x = x;
        }
    }

    class SubMember extends Member {
        SubMember() {
            super(outerValue);
        }
    }

    static class Detached extends Member {
        Detached(ConstructorForms outer) {
            outer.super(3);
        }
    }

    private int outerValue = 4;

    static <T> int generic(T value) {
        return value.hashCode();
    }

    <T> ConstructorForms(T seed) {
        outerValue = generic(seed);
        if (outerValue > 5) {
            return;
        }
        outerValue++;
    }

    ConstructorForms() {
        this("seed");
    }

    int run() {
        return new Implicit().extra + new Explicit("abc").twice + new SubMember().x + new Detached(this).x
            + new <Integer>ConstructorForms(5).outerValue;
    }
}
