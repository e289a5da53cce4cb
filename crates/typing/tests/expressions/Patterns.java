// Patterns of Java 21; marked lines are errors.
import java.util.List;

class Patterns {
    sealed interface Shape permits Circle, Square, Group {}

    record Circle(double radius) implements Shape {}

    record Square(int side) implements Shape {}

    record Group(Shape left, Shape right) implements Shape {}

    record Box<T>(T content) {}

    record Pair<A, B>(A first, B second) {}

    sealed interface Option<T> permits Some, None {}

    record Some<T>(T value) implements Option<T> {}

    record None<T>() implements Option<T> {}

    sealed interface Mixed permits Light, Circle2 {}

    enum Light implements Mixed { RED, GREEN }

    record Circle2(int r) implements Mixed {}

    static double area(Shape shape) {
        return switch (shape) {
            case Circle(double r) when r > 100 -> 1;
            case Circle(var r) -> r * r;
            case Square(int side) -> side * side;
            case Group(Circle(var a), Square b) -> a + b.side();
            case Group(Circle a, Circle b) -> a.radius();
            case Group(Circle a, Group b) -> 0;
            case Group(Square a, var b) -> area(b);
            case Group(Group a, Shape b) -> area(a) + area(b);
        };
    }

    static int missing(Shape shape) {
        return switch (shape) { //~ error
            case Circle c -> 1;
            case Square s -> 2;
            case Group(Circle a, Shape b) -> 3;
            case Group(Square a, Circle b) -> 4;
            case Group(Group a, Shape b) -> 5;
        };
    }

    static String generic(Box<String> box, Pair<Option<Integer>, Box<? extends Number>> pair) {
        String a = switch (box) {
            case Box<String>(var s) -> s.trim();
        };
        int b = switch (pair) {
            case Pair<Option<Integer>, Box<? extends Number>>(Some<Integer>(var n), var rest) -> n + 1;
            case Pair<Option<Integer>, Box<? extends Number>>(None<Integer>() , Box<? extends Number>(Number x)) -> x.intValue();
        };
        if (box instanceof Box(var s) && s.length() > 1) {
            return s;
        }
        return box instanceof Box<String>(String s) ? s : a;
    }

    static int mixed(Mixed mixed, Light light) {
        int a = switch (mixed) {
            case Light.RED -> 1;
            case Light.GREEN -> 2;
            case Circle2(int r) -> r;
        };
        int b = switch (mixed) { //~ error
            case Light.RED -> 1;
            case Circle2(int r) -> r;
        };
        return a + switch (light) {
            case RED -> 1;
            case Light.GREEN -> 2;
        };
    }

    static int scopes(Object o, Object p) {
        if (!(o instanceof String s)) {
            return s.length(); //~ error
        }
        int a = s.length();
        if (p instanceof Integer i && i > 3 || p instanceof Long l) {
            a += i; //~ error
        }
        while (!(p instanceof Integer n)) {
            p = 3;
        }
        a += n;
        boolean b = o instanceof String t || t.isEmpty(); //~ error
        b = o instanceof String u && p instanceof String u; //~ error
        b = !(o instanceof String v) || v.isEmpty();
        for (Object q = o; !(q instanceof Long w); q = p) {
            break;
        }
        long c = w; //~ error
        return o instanceof Integer x ? x : x; //~ error
    }

    static int labels(Object o, Integer n, String text, List<String> list, int i) {
        switch (o) {
            case String s when s.isEmpty(): break;
            case CharSequence s: break;
            case String s: break; //~ error
            case null: break;
            default: break;
        }
        switch (o) {
            case null, default -> i++;
        }
        switch (n) {
            case 1 -> i++;
            case Integer m when m > 3 -> i++;
            case 2 -> i++;
            case Integer m -> i++;
        }
        switch (o) { //~ error
            case String s -> i++;
        }
        switch (list) {
            case java.util.ArrayList<String> a -> i++;
            case java.util.LinkedList<Integer> a -> i++; //~ error
            default -> i--;
        }
        switch (o) {
            case List<String> l -> i++; //~ error
            default -> i--;
        }
        switch (text) {
            case String s when s -> i++; //~ error
            case "a" -> i++;
            default -> i--;
        }
        switch (o) {
            case 1 -> i++; //~ error
            default -> i--;
        }
        switch (o) {
            case Circle(String r) -> i++; //~ error
            case Circle(double r, int q) -> i++; //~ error
            case Patterns(int q) -> i++; //~ error
            default -> i--;
        }
        switch (o) {
            default -> i--;
            case String s -> i++; //~ error
        }
        return i;
    }
}
