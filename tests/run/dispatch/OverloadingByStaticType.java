// Overloads are chosen by static types, overrides by the object's class: the two together.
public class OverloadingByStaticType {
    static class Animal {
        String meet(Animal a) {
            return "animal-animal";
        }

        String meet(Dog d) {
            return "animal-dog";
        }
    }

    static class Dog extends Animal {
        @Override
        String meet(Animal a) {
            return "dog-animal";
        }

        String meet(Puppy p) {
            return "dog-puppy";
        }

        String meet(Object o) {
            return "dog-object";
        }
    }

    static class Puppy extends Dog {
        @Override
        String meet(Dog d) {
            return "puppy-dog";
        }
    }

    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "varargs"; }
    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "varargs"; }
    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }
    static String k(char c) { return "char"; }
    static String k(int i) { return "int"; }

    public static void main(String[] args) {
        Animal a = new Animal(), d = new Dog(), p = new Puppy();
        Dog dog = new Puppy();
        Puppy puppy = new Puppy();
        System.out.println(a.meet(a) + " " + a.meet(dog) + " " + d.meet(p) + " " + p.meet(dog) + " " + p.meet(puppy));
        System.out.println(dog.meet(a) + " " + dog.meet(dog) + " " + dog.meet(puppy) + " " + dog.meet("x") + " " + dog.meet((Object) puppy));
        byte b = 1;
        short s = 2;
        char c = 'c';
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1L) + " " + f(1f) + " " + f(Integer.valueOf(1)) + " " + f('x' + 1L) + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f(Long.valueOf(3)));
        System.out.println(g(1) + " " + g(Integer.valueOf(1)) + " " + g(c) + " " + g(1.0) + " " + g());
        Object text = "text";
        System.out.println(h(text) + " " + h("text") + " " + h(null) + " " + h((Object) null) + " " + h(true ? "a" : 1));
        System.out.println(k('a') + " " + k('a' + 1) + " " + k((char) 98) + " " + k(c++) + " " + k(+c));
        final short constant = 5;
        System.out.println(f(constant) + " " + f(true ? 1 : 'a') + " " + f(true ? null : 0));
    }
}
