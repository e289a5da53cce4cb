// javac: compiler.err.cant.inherit.diff.arg
class ComparableTwice {
    static class Animal implements Comparable<Animal> {
        public int compareTo(Animal other) {
            return 0;
        }
    }

    static class Dog extends Animal implements Comparable<Dog> { //~ error
        int tricks;
    }
}
