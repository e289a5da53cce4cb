// The object is a dog, so its own class is not `Animal`.
class TypeOfNewWrong {
    static class Animal {
    }

    static class Dog extends Animal {
    }

    //@ ensures \typeof(\result) <: \type(Animal);
    //@ ensures \typeof(\result) == \type(Animal);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static Animal adopt() {
        return new Dog();
    }
}
//~ obligations: 4
