// Streams over lists of which nobody knows the elements: what must not be proved.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class UnknownElementsWrong {
    static class Node {
        Node next;
        int value;
        boolean isSeen;
    }

    int total;
    int[] counts = new int[3];
    Node last = new Node();

    static void dereferences(ArrayList<Node> list) {
        list.stream().filter(n -> n.next.value > 0).findFirst();                         //~ refuted[null-dereference]
    }

    static void dereferencesBehindFilter(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 0).map(n -> n.next.value).collect(Collectors.toList()); //~ unknown[null-dereference]
    }

    static void mapsToNull(ArrayList<Node> list) {
        list.stream().map(n -> n.next).findFirst();                                      //~ refuted[null-argument]
    }

    static void greatestOfNull(ArrayList<Node> list) {
        list.stream().map(n -> n.next).max(Comparator.comparingInt(n -> n == null ? 0 : n.value)); //~ refuted[null-argument]
    }

    static void comparesNull(ArrayList<Node> list) {
        list.stream().max(Comparator.comparingInt(n -> n.next.value));                   //~ refuted[null-dereference]
    }

    static void comparesNullWithLaterOnes(ArrayList<Node> list) {
        list.stream().map(n -> n.next).min((a, b) -> b == null ? 0 : a.value);           //~ unknown[null-argument], unknown[null-dereference]
    }

    static void sortsByNull(ArrayList<Node> list) {
        list.stream().sorted(Comparator.comparingInt(n -> n.next.value)).toList();       //~ refuted[null-dereference]
    }

    static void sortsMapped(ArrayList<Node> list) {
        list.stream().map(n -> n.next).sorted((a, b) -> a.value - b.value).toList();     //~ unknown[array-store], unknown[call-depth], unknown[class-cast], unknown[concurrent-modification], unknown[illegal-argument], unknown[illegal-state], unknown[index-range], unknown[negative-array-size], unknown[no-such-element], unknown[null-argument], unknown[null-dereference], unknown[null-dereference], unknown[null-dereference], unknown[unsupported-operation]
    }

    static void groupsByNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.groupingBy(n -> n.next));                       //~ refuted[null-argument]
    }

    static void groupsNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.summingInt(n -> n.next.value))); //~ refuted[null-dereference]
    }

    static void partitionsByNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.partitioningBy(n -> n.next.value > 0));         //~ refuted[null-dereference]
    }

    static void twoOfOneKey(ArrayList<Node> list) {
        list.stream().collect(Collectors.toMap(n -> n.value, n -> n));                   //~ refuted[illegal-state]
    }

    static void valueOfNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.toMap(n -> n, n -> n.next));                    //~ refuted[null-argument], unknown[illegal-state]
    }

    static void divides(ArrayList<Node> list) {
        list.stream().mapToInt(n -> 10 / n.value).sum();                                 //~ refuted[division-by-zero]
    }

    static void nothingFound(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 3).findFirst().get();                        //~ refuted[no-such-element]
    }

    static void noGreatest(ArrayList<Node> list) {
        list.stream().max(Comparator.comparingInt(n -> n.value)).get();                  //~ refuted[no-such-element]
    }

    static void otherFound(ArrayList<Node> list) {
        Optional<Node> found = list.stream().filter(n -> n.value > 3).findFirst();
        assert found.isEmpty() || found.get().value > 4;                                 //~ unknown[assertion]
    }

    static void otherGreatest(ArrayList<Node> list) {
        Optional<Node> greatest = list.stream().filter(n -> n.value > 3).max((a, b) -> a.value - b.value);
        assert greatest.isEmpty() || greatest.get().value > 4;                           //~ unknown[assertion]
    }

    static void allOfOneGroup(ArrayList<Node> list) {
        Map<Integer, List<Node>> groups = list.stream().collect(Collectors.groupingBy(n -> n.value));
        assert groups.size() <= 1;                                                       //~ unknown[assertion]
    }

    static void groupsOfOne(ArrayList<Node> list) {
        Map<Integer, List<Node>> groups = list.stream().collect(Collectors.groupingBy(n -> n.value));
        List<Node> group = groups.get(1);
        assert group == null || group.size() == 1;                                       //~ unknown[assertion]
    }

    static void countsAreOne(ArrayList<Node> list) {
        Map<Integer, Long> groups = list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.counting()));
        assert groups.getOrDefault(1, 1L) == 1;                                          //~ unknown[assertion]
    }

    static void partIsEmpty(ArrayList<Node> list) {
        Map<Boolean, List<Node>> parts = list.stream().collect(Collectors.partitioningBy(n -> n.value > 0));
        assert parts.get(true).isEmpty();                                                //~ unknown[assertion]
    }

    void sideEffectOfForEach(ArrayList<Node> list) {
        total = 0;
        list.stream().forEach(n -> total += n.value);
        assert total == 0;                                                               //~ unknown[assertion]
    }

    void sideEffectOfPeek(ArrayList<Node> list) {
        total = 0;
        list.stream().peek(n -> total++).anyMatch(n -> n.value == 3);
        assert total == 0;                                                               //~ refuted[assertion]
    }

    void sideEffectOfMap(ArrayList<Node> list) {
        counts[0] = 0;                                                                   //~ unknown[array-index], unknown[null-dereference]
        list.stream().map(n -> counts[0]++).collect(Collectors.toList());
        assert counts[0] == 0;                                                           //~ refuted[assertion]
    }

    void sideEffectOfClassifier(ArrayList<Node> list) {
        total = 0;
        list.stream().collect(Collectors.groupingBy(n -> total++));
        assert total == 0;                                                               //~ refuted[assertion]
    }

    void sideEffectOfComparator(ArrayList<Node> list) {
        total = 0;
        list.stream().max((a, b) -> {
            total++;
            return a.value - b.value;
        });
        assert total == 0;                                                               //~ unknown[assertion]
    }

    void sideEffectOnElements(ArrayList<Node> list, Node node) {
        node.isSeen = false;
        list.stream().forEach(n -> n.isSeen = true);
        assert !node.isSeen;                                                             //~ refuted[assertion]
    }

    void comparatorChangesElements(ArrayList<Node> list, Node node) {
        node.isSeen = false;
        list.stream().max((a, b) -> {
            a.isSeen = true;
            return a.value - b.value;
        });
        assert !node.isSeen;                                                             //~ unknown[assertion]
    }

    void comparatorChangesWhatPasses(ArrayList<Node> list) {
        total = 1;
        list.stream().filter(n -> 10 / total > n.value).max((a, b) -> {                  //~ unknown[division-by-zero]
            total = 0;
            return a.value - b.value;
        });
    }

    void sideEffectOfFinisher(ArrayList<Node> list) {
        total = 0;
        list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.collectingAndThen(Collectors.toList(), l -> total++)));
        assert total == 0;                                                               //~ refuted[assertion]
    }

    void laterElementsSeeEarlierOnes(ArrayList<Node> list) {
        last = new Node();
        list.stream().map(n -> {
            Node before = last;
            last = n.next;
            return before.value;                                                         //~ refuted[null-dereference]
        }).collect(Collectors.toList());
    }

    void sortedSeesWhatCameBefore(ArrayList<Node> list) {
        total = 1;
        list.stream().peek(n -> total = 0).sorted((a, b) -> 10 / total).toList();        //~ unknown[array-store], unknown[call-depth], unknown[class-cast], unknown[concurrent-modification], unknown[division-by-zero], unknown[illegal-argument], unknown[illegal-state], unknown[index-range], unknown[negative-array-size], unknown[no-such-element], unknown[null-argument], unknown[unsupported-operation]
    }

    static void changesSource(ArrayList<Node> list) {
        list.stream().forEach(n -> list.add(n));                                         //~ refuted[concurrent-modification]
    }

    static void clearsSource(ArrayList<Node> list) {
        list.stream().map(n -> {                                                         //~ refuted[concurrent-modification]
            list.clear();
            return n.value;                                                              //~ unknown[null-dereference]
        }).collect(Collectors.toList());
    }

    static void usedTwice(ArrayList<Node> list) {
        Stream<Node> stream = list.stream().filter(n -> n.value > 0);
        stream.count();
        stream.findFirst();                                                              //~ refuted[illegal-state]
    }

    static void sourceUsedTwice(ArrayList<Node> list) {
        Stream<Node> stream = list.stream();
        stream.sorted(Comparator.comparingInt(n -> n.value));
        stream.toList();                                                                 //~ refuted[illegal-state]
    }

    static void nested(ArrayList<List<Node>> lists) {
        lists.stream().flatMap(l -> l.stream()).map(n -> n.next.value).collect(Collectors.toList()); //~ unknown[null-dereference], unknown[null-dereference]
    }

    static void nestedInMapper(ArrayList<Node> list) {
        list.stream().map(n -> list.stream().filter(m -> m.value > n.value).findFirst().get()).collect(Collectors.toList()); //~ refuted[no-such-element]
    }

    static void countOfFiltered(ArrayList<Node> list) {
        assert list.stream().filter(n -> n.value > 0).count() == list.size();            //~ refuted[assertion]
    }

    static void sizeOfFiltered(ArrayList<Node> list) {
        assert list.stream().filter(n -> n.value > 0).toList().size() == list.size();    //~ refuted[assertion]
    }

    static void someMatch(ArrayList<Node> list) {
        assert list.stream().anyMatch(n -> n.value > 0);                                 //~ refuted[assertion]
    }

    static void allMatch(ArrayList<Node> list) {
        assert list.stream().allMatch(n -> n.value > 0);                                 //~ refuted[assertion]
    }

    static void sumIsZero(ArrayList<Node> list) {
        assert list.stream().mapToInt(n -> n.value).sum() == 0;                          //~ unknown[assertion]
    }

    static void unmodifiable(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 0).toList().add(new Node());                 //~ refuted[unsupported-operation]
    }

    static void groupsThatOthersSee(ArrayList<Node> list) {
        List<Node> seen = new ArrayList<>();
        Map<Integer, List<Node>> shared = new HashMap<>();
        shared.put(1, seen);
        list.stream().collect(Collectors.groupingBy(n -> 1, () -> shared, Collectors.toList())); //~ unknown[class-cast], unknown[concurrent-modification], unknown[unsupported-operation]
        assert seen.isEmpty();                                                           //~ unknown[assertion]
    }

    static void limited(ArrayList<Node> list) {
        assert list.stream().skip(2).limit(3).toList().size() == 3;                      //~ refuted[assertion]
    }
}
//~ obligations: 1009
