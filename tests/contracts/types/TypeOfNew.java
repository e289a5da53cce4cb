// `\typeof` is the class of the object itself, not that of the variable.
class TypeOfNew {
    static class Animal {
    }

    static class Dog extends Animal {
    }

    //@ ensures \typeof(\result) == \type(Dog);
    //@ ensures \typeof(\result) <: \type(Animal);
    //@ assignable \nothing;
    static Animal adopt() {
        return new Dog();
    }
}
//~ obligations: 4
