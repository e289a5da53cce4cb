// javac: compiler.err.does.not.override.abstract
class AnonymousIncomplete {
    interface Task {
        int run(int n);

        String name();
    }

    static Task doubler() {
        return new Task() { //~ error
            public int run(int n) {
                return 2 * n;
            }
        };
    }
}
