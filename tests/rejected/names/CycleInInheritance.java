// javac: compiler.err.cyclic.inheritance
class CycleInInheritance {
    static class A extends B { //~ error
    }

    static class B extends A {
    }
}
