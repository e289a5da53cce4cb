// Streams over lists of which nobody knows the elements: what must be proved.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

class UnknownElements {
    record Person(String name, String town, int age) { }

    static Optional<Person> find(List<Person> list, String name) {
        return list.stream().filter(p -> p.name().equals(name)).findAny();
    }

    static void found(ArrayList<Person> list) {
        Optional<Person> found = list.stream().filter(p -> p.age() > 3).findFirst();
        assert found.isEmpty() || found.get().age() > 3;                                 //~ proved[assertion]
    }

    static int oldest(List<Person> list) {
        return list.stream().max(Comparator.comparingInt(Person::age)).map(p -> p.age()).orElse(0);
    }

    static void oldestOfFiltered(ArrayList<Person> list) {
        Optional<Person> oldest = list.stream().filter(p -> p.age() > 3).max((a, b) -> Integer.compare(a.age(), b.age()));
        assert oldest.isEmpty() || oldest.get().age() > 3;                               //~ proved[assertion]
    }

    static List<Person> sorted(List<Person> list) {
        return list.stream().sorted(Comparator.comparing(Person::name)).toList();
    }

    static List<String> four(List<Person> list) {
        return list.stream().filter(p -> p.age() > 3).map(Person::name).skip(1).limit(3).collect(Collectors.toList());
    }

    static Map<String, List<Person>> byTown(List<Person> list) {
        return list.stream().collect(Collectors.groupingBy(Person::town));
    }

    static Map<String, List<String>> namesByTown(List<Person> list) {
        return list.stream().collect(Collectors.groupingBy(Person::town, Collectors.mapping(Person::name, Collectors.toList())));
    }

    static Map<String, Long> numberByTown(List<Person> list) {
        return list.stream().collect(Collectors.groupingBy(Person::town, Collectors.counting()));
    }

    static Map<Boolean, List<Person>> grownUp(List<Person> list) {
        return list.stream().collect(Collectors.partitioningBy(p -> p.age() > 17));
    }

    static int ages(List<Person> list) {
        return list.stream().filter(p -> p.age() > 3).mapToInt(Person::age).sum();
    }

    static double average(List<Person> list) {
        return list.stream().mapToInt(Person::age).average().orElse(0);
    }

    static String names(List<Person> list) {
        return list.stream().map(Person::name).collect(Collectors.joining(", "));
    }

    static boolean anyOld(List<Person> list) {
        return list.stream().anyMatch(p -> p.age() > 100);
    }

    static int nested(List<List<Person>> lists) {
        return lists.stream().flatMap(l -> l.stream()).mapToInt(Person::age).sum();      //~ FIXME-unknown[null-dereference]
    }
}
//~ obligations: 342
