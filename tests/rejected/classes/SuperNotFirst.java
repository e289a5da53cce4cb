// javac: compiler.err.call.must.be.first.stmt.in.ctor
class SuperNotFirst {
    static class Base {
        final int id;

        Base(int id) {
            this.id = id;
        }
    }

    static class Derived extends Base {
        Derived(int id) {
            System.out.println(id);
            super(id); //~ error
        }
    }
}
