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
        list.stream().filter(n -> n.next.value > 0).findFirst();
    }

    static void dereferencesBehindFilter(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 0).map(n -> n.next.value).collect(Collectors.toList());
    }

    static void mapsToNull(ArrayList<Node> list) {
        list.stream().map(n -> n.next).findFirst();
    }

    static void greatestOfNull(ArrayList<Node> list) {
        list.stream().map(n -> n.next).max(Comparator.comparingInt(n -> n == null ? 0 : n.value));
    }

    static void comparesNull(ArrayList<Node> list) {
        list.stream().max(Comparator.comparingInt(n -> n.next.value));
    }

    static void comparesNullWithLaterOnes(ArrayList<Node> list) {
        list.stream().map(n -> n.next).min((a, b) -> b == null ? 0 : a.value);
    }

    static void sortsByNull(ArrayList<Node> list) {
        list.stream().sorted(Comparator.comparingInt(n -> n.next.value)).toList();
    }

    static void sortsMapped(ArrayList<Node> list) {
        list.stream().map(n -> n.next).sorted((a, b) -> a.value - b.value).toList();
    }

    static void groupsByNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.groupingBy(n -> n.next));
    }

    static void groupsNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.summingInt(n -> n.next.value)));
    }

    static void partitionsByNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.partitioningBy(n -> n.next.value > 0));
    }

    static void twoOfOneKey(ArrayList<Node> list) {
        list.stream().collect(Collectors.toMap(n -> n.value, n -> n));
    }

    static void valueOfNull(ArrayList<Node> list) {
        list.stream().collect(Collectors.toMap(n -> n, n -> n.next));
    }

    static void divides(ArrayList<Node> list) {
        list.stream().mapToInt(n -> 10 / n.value).sum();
    }

    static void nothingFound(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 3).findFirst().get();
    }

    static void noGreatest(ArrayList<Node> list) {
        list.stream().max(Comparator.comparingInt(n -> n.value)).get();
    }

    static void otherFound(ArrayList<Node> list) {
        Optional<Node> found = list.stream().filter(n -> n.value > 3).findFirst();
        assert found.isEmpty() || found.get().value > 4;
    }

    static void otherGreatest(ArrayList<Node> list) {
        Optional<Node> greatest = list.stream().filter(n -> n.value > 3).max((a, b) -> a.value - b.value);
        assert greatest.isEmpty() || greatest.get().value > 4;
    }

    static void allOfOneGroup(ArrayList<Node> list) {
        Map<Integer, List<Node>> groups = list.stream().collect(Collectors.groupingBy(n -> n.value));
        assert groups.size() <= 1;
    }

    static void groupsOfOne(ArrayList<Node> list) {
        Map<Integer, List<Node>> groups = list.stream().collect(Collectors.groupingBy(n -> n.value));
        List<Node> group = groups.get(1);
        assert group == null || group.size() == 1;
    }

    static void countsAreOne(ArrayList<Node> list) {
        Map<Integer, Long> groups = list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.counting()));
        assert groups.getOrDefault(1, 1L) == 1;
    }

    static void partIsEmpty(ArrayList<Node> list) {
        Map<Boolean, List<Node>> parts = list.stream().collect(Collectors.partitioningBy(n -> n.value > 0));
        assert parts.get(true).isEmpty();
    }

    void sideEffectOfForEach(ArrayList<Node> list) {
        total = 0;
        list.stream().forEach(n -> total += n.value);
        assert total == 0;
    }

    void sideEffectOfPeek(ArrayList<Node> list) {
        total = 0;
        list.stream().peek(n -> total++).anyMatch(n -> n.value == 3);
        assert total == 0;
    }

    void sideEffectOfMap(ArrayList<Node> list) {
        counts[0] = 0;
        list.stream().map(n -> counts[0]++).collect(Collectors.toList());
        assert counts[0] == 0;
    }

    void sideEffectOfClassifier(ArrayList<Node> list) {
        total = 0;
        list.stream().collect(Collectors.groupingBy(n -> total++));
        assert total == 0;
    }

    void sideEffectOfComparator(ArrayList<Node> list) {
        total = 0;
        list.stream().max((a, b) -> {
            total++;
            return a.value - b.value;
        });
        assert total == 0;
    }

    void sideEffectOnElements(ArrayList<Node> list, Node node) {
        node.isSeen = false;
        list.stream().forEach(n -> n.isSeen = true);
        assert !node.isSeen;
    }

    void comparatorChangesElements(ArrayList<Node> list, Node node) {
        node.isSeen = false;
        list.stream().max((a, b) -> {
            a.isSeen = true;
            return a.value - b.value;
        });
        assert !node.isSeen;
    }

    void comparatorChangesWhatPasses(ArrayList<Node> list) {
        total = 1;
        list.stream().filter(n -> 10 / total > n.value).max((a, b) -> {
            total = 0;
            return a.value - b.value;
        });
    }

    void sideEffectOfFinisher(ArrayList<Node> list) {
        total = 0;
        list.stream().collect(Collectors.groupingBy(n -> n.value, Collectors.collectingAndThen(Collectors.toList(), l -> total++)));
        assert total == 0;
    }

    void laterElementsSeeEarlierOnes(ArrayList<Node> list) {
        last = new Node();
        list.stream().map(n -> {
            Node before = last;
            last = n.next;
            return before.value;
        }).collect(Collectors.toList());
    }

    void sortedSeesWhatCameBefore(ArrayList<Node> list) {
        total = 1;
        list.stream().peek(n -> total = 0).sorted((a, b) -> 10 / total).toList();
    }

    static void changesSource(ArrayList<Node> list) {
        list.stream().forEach(n -> list.add(n));
    }

    static void clearsSource(ArrayList<Node> list) {
        list.stream().map(n -> {
            list.clear();
            return n.value;
        }).collect(Collectors.toList());
    }

    static void usedTwice(ArrayList<Node> list) {
        Stream<Node> stream = list.stream().filter(n -> n.value > 0);
        stream.count();
        stream.findFirst();
    }

    static void sourceUsedTwice(ArrayList<Node> list) {
        Stream<Node> stream = list.stream();
        stream.sorted(Comparator.comparingInt(n -> n.value));
        stream.toList();
    }

    static void nested(ArrayList<List<Node>> lists) {
        lists.stream().flatMap(l -> l.stream()).map(n -> n.next.value).collect(Collectors.toList());
    }

    static void nestedInMapper(ArrayList<Node> list) {
        list.stream().map(n -> list.stream().filter(m -> m.value > n.value).findFirst().get()).collect(Collectors.toList());
    }

    static void countOfFiltered(ArrayList<Node> list) {
        assert list.stream().filter(n -> n.value > 0).count() == list.size();
    }

    static void sizeOfFiltered(ArrayList<Node> list) {
        assert list.stream().filter(n -> n.value > 0).toList().size() == list.size();
    }

    static void someMatch(ArrayList<Node> list) {
        assert list.stream().anyMatch(n -> n.value > 0);
    }

    static void allMatch(ArrayList<Node> list) {
        assert list.stream().allMatch(n -> n.value > 0);
    }

    static void sumIsZero(ArrayList<Node> list) {
        assert list.stream().mapToInt(n -> n.value).sum() == 0;
    }

    static void unmodifiable(ArrayList<Node> list) {
        list.stream().filter(n -> n.value > 0).toList().add(new Node());
    }

    static void iterates(ArrayList<Node> list) {
        list.stream().map(n -> n.next).iterator().next().value = 3;
    }

    static void limited(ArrayList<Node> list) {
        assert list.stream().skip(2).limit(3).toList().size() == 3;
    }
}
