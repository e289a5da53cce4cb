import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Streams of references: random sources, operations and results. */
public final class Streams extends StreamSteps {
    private int kind;

    public static void main(String[] arguments) {
        new Streams().run(arguments);
    }

    @Override
    void begin() {
        kind = below(5);
        domain(kind);
        strangers = truth() ? 0 : 20;
        root("list", list(), true);
        root("other", truth() ? new LinkedHashSet<>(fresh()) : new ArrayDeque<>(Arrays.asList(plain(), plain())), true);
    }

    private List<Object> list() {
        List<Object> content = Arrays.asList(newElements(7));
        switch (below(4)) {
            case 0:
                return new LinkedList<>(content);
            case 1:
                return new Vector<>(content);
            default:
                return new ArrayList<>(content);
        }
    }

    @Override
    void step(Object on) {
        if (below(12) == 0) {
            op("add");
            collection(on).add(plain());
            return;
        }
        isEndless = false;
        mayChange(null);
        Stream<Object> stream = truth() ? ofCollection(collection(on)) : source();
        if (below(6) == 0) {
            op("late");
            collection(on).add(plain());
        }
        Stream<Object> before = stream;
        for (int operations = below(6); operations > 0 || isEndless; operations--) {
            before = stream;
            stream = intermediate(stream);
        }
        if (below(15) == 0) {
            op("again");
            terminal(before);
        }
        terminal(stream);
        if (below(15) == 0) {
            op("twice");
            terminal(truth() ? stream : stream.filter(test("filter")));
        }
    }

    private Stream<Object> ofCollection(Collection<Object> collection) {
        if (collection instanceof List) {
            mayChange(list(collection));
        }
        if (below(8) == 0) {
            op("parallel");
            return collection.parallelStream().sequential();
        }
        return below(8) == 0 ? StreamSupport.stream(collection.spliterator(), false) : collection.stream();
    }

    private Stream<Object> source() {
        switch (below(18)) {
            case 0:
                op("of");
                return Stream.of(newElements(5));
            case 1:
                op("of1");
                return Stream.of(value());
            case 2:
                op("ofNullable");
                return Stream.ofNullable(value());
            case 3:
                op("empty");
                return Stream.empty();
            case 4:
                op("iterate");
                isEndless = true;
                return Stream.iterate(plain(), function("step")::apply);
            case 5:
                op("iterate(3)");
                return Stream.iterate(plain(), test("while").and(element -> below(4) > 0), element -> Values.next(element));
            case 6:
                op("generate");
                isEndless = true;
                return Stream.generate(() -> value());
            case 7:
                op("builder");
                return built();
            case 8:
                op("array");
                return Arrays.stream(newElements(6), number(0, 2), number(-1, 4));
            case 9:
                op("asList");
                return Arrays.asList(newElements(5)).stream();
            case 10:
                op("List.of");
                return List.of(plain(), plain(), plain()).stream();
            case 11:
                op("TreeSet");
                TreeSet<Object> tree = new TreeSet<>(Values.BY_RANK);
                tree.addAll(Arrays.asList(newElements(5)));
                return truth() ? tree.stream() : tree.headSet(plain()).stream().filter(element -> true);
            case 12:
                op("natural");
                TreeSet<Object> natural = new TreeSet<>(List.of("b", "a", "c"));
                return truth() ? natural.stream() : truth() ? natural.headSet("c").stream().peek(element -> { }) : natural.descendingSet().stream();
            case 13:
                op("HashSet");
                return new HashSet<Object>(List.of(5, 17, 3, 21, 40)).stream();
            case 14:
                op("HashMap");
                return ofMap();
            case 15:
                op("TreeMap");
                TreeMap<Object, Object> map = new TreeMap<>(Values.BY_RANK);
                map.put(plain(), value());
                map.put(plain(), value());
                return truth() ? map.keySet().stream() : truth() ? map.values().stream() : map.entrySet().stream().map(entry -> entry.getValue());
            case 16:
                op("sub");
                return new ArrayList<>(Arrays.asList(value(), value(), value(), value())).subList(number(0, 2), number(2, 4)).stream();
            default:
                op("wrapped");
                return truth() ? Collections.unmodifiableList(list()).stream() : Collections.nCopies(number(0, 3), plain()).stream();
        }
    }

    private Stream<Object> ofMap() {
        HashMap<Object, Object> map = new HashMap<>();
        map.put("one", value());
        map.put("two", value());
        map.put("three", value());
        switch (below(3)) {
            case 0:
                return map.keySet().stream();
            case 1:
                return map.values().stream();
            default:
                return map.entrySet().stream().map(entry -> entry.getKey());
        }
    }

    private Stream<Object> built() {
        Stream.Builder<Object> builder = Stream.builder();
        for (int elements = below(5); elements > 0; elements--) {
            builder.add(value());
        }
        Stream<Object> stream = builder.build();
        if (below(8) == 0) {
            builder.accept(value());
        }
        return stream;
    }
}
