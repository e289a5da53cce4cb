// javac: accepts
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

class CovariantOverriding {
    static class Animal implements Cloneable {
        Animal self() {
            return this;
        }

        protected Collection<? extends Number> data() throws Exception {
            return List.of(1);
        }

        @Override
        protected Animal clone() throws CloneNotSupportedException {
            return (Animal) super.clone();
        }

        void eat(List<String> food) {
        }

        Object[] all() {
            return new Object[0];
        }
    }

    static class Dog extends Animal {
        @Override
        public Dog self() {
            return this;
        }

        @Override
        public ArrayList<Integer> data() {
            return new ArrayList<>();
        }

        @Override
        public Dog clone() {
            try {
                return (Dog) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        @SuppressWarnings("rawtypes")
        void eat(List food) {
        }

        @Override
        String[] all() {
            return new String[] {"dog"};
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Dog;
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    static int run() {
        Dog dog = new Dog();
        return dog.self().clone().data().size() + dog.all()[0].length();
    }
}
