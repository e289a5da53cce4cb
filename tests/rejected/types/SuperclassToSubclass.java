// javac: compiler.err.prob.found.req
class SuperclassToSubclass {
    static class Animal {
    }

    static class Dog extends Animal {
        int tricks;
    }

    static int tricks(Animal animal) {
        Dog dog = animal; //~ error
        return dog.tricks;
    }
}
