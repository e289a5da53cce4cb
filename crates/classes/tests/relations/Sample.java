package sample;

// The classes and type variables of types.txt. The test declares the same ones by hand; TypeTables.java adds a field
// for each type to the class Variables.

class Outer<A> {
    class Inner {}
    class Pair<B> {}
    static class Nested<B> {}
}

class Derived extends Outer<String> {}

class Plain {
    class Inner {}
}

final class Last implements Comparable<Last> {
    public int compareTo(Last other) { return 0; }
}

final class LastPlain {}

class Open<X> implements Comparable<Open<X>> {
    public int compareTo(Open<X> other) { return 0; }
}

class RawChild extends java.util.ArrayList {}

class Strings extends java.util.ArrayList<String> {}

interface Named {}

interface Shape<X> {}

sealed interface Sealed permits Circle, Square {}

final class Circle implements Sealed {}

non-sealed class Square implements Sealed {}

enum Color { RED }

record Point(int x) {}

abstract class Recursive<X extends Recursive<X>> implements Comparable<X> {}

class Bounded<X extends Number> {}

class TwoBounds<X extends Number & Comparable<X>, Y extends X> {}

interface Zip<X, Y extends java.util.List<X>> { Y zip(X x) throws java.io.IOException; }

interface Generic { <X extends Comparable<X>> X pick(java.util.List<? extends X> list); }

interface Two { void one(); void two(); }

interface Repeats extends Runnable { void run(); boolean equals(Object other); }

interface Both extends Runnable, AutoCloseableRunnable {}

interface AutoCloseableRunnable { void run(); }

abstract class Variables<T, N extends Number, C extends Comparable<C>, E extends Enum<E>, S extends T,
        I extends Number & Comparable<I>, L extends java.util.List<? extends N>, R extends Runnable & Named,
        P extends java.util.ArrayList<T>> {
    // types
}
