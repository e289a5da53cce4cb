// javac: accepts
class OverloadsInheritance {
    static class Base {
        int put(Object value) {
            return 1;
        }

        protected Base self() {
            return this;
        }

        static int kind() {
            return 1;
        }
    }

    static class Derived extends Base {
        int put(String value) {
            return 2;
        }

        @Override
        public Derived self() {
            return this;
        }

        static int kind() {
            return 2;
        }

        int both() {
            return put("text") + put(3) + super.put("text") + self().put("x") + super.self().put("y");
        }
    }

    static int count(CharSequence text) {
        return text.length();
    }

    static int count(Comparable<?> value) {
        return 0;
    }

    static int run() {
        StringBuilder builder = new StringBuilder("abc");
        return count((CharSequence) builder) + count(5) + count((CharSequence) "x") + Derived.kind() + Base.kind();
    }
}
