// javac: compiler.err.repeated.interface
class RepeatedInterface {
    interface Named {
        String name();
    }

    static class Person implements Named, Named { //~ error
        public String name() {
            return "someone";
        }
    }
}
