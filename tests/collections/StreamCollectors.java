import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collectors: random ones, within one another. */
public final class StreamCollectors extends StreamSteps {
    public static void main(String[] arguments) {
        new StreamCollectors().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        strangers = truth() ? 0 : 20;
        nulls = truth() ? 0 : 12;
        root("list", new ArrayList<>(Arrays.asList(newElements(7))), true);
    }

    @Override
    void step(Object on) {
        if (below(4) == 0) {
            op("add");
            collection(on).add(value());
            return;
        }
        Stream<Object> stream = collection(on).stream();
        if (truth()) {
            stream = intermediate(stream);
        }
        Object found = stream.collect(collector(2));
        show(found);
        ask(found);
    }

    /** Asks for what only some results can do. */
    private void ask(Object found) {
        if (found instanceof List && below(3) == 0) {
            op("set");
            list(found).set(0, plain());
        } else if (found instanceof Map && below(2) == 0) {
            op("get");
            show(map(found).get(truth() ? (Object) true : plain()));
            if (below(4) == 0) {
                op("put");
                map(found).put(plain(), plain());
            }
        }
    }

    private Collector<Object, ?, ?> collector(int depth) {
        return depth > 0 && truth() ? nested(depth - 1) : simple();
    }

    private Collector<Object, ?, ?> simple() {
        switch (below(19)) {
            case 0:
                op("toList");
                return Collectors.toList();
            case 1:
                op("toSet");
                return Collectors.toSet();
            case 2:
                op("toUnmodifiable");
                return truth() ? Collectors.toUnmodifiableList() : Collectors.toUnmodifiableSet();
            case 3:
                op("toCollection");
                return Collectors.toCollection(() -> new TreeSet<>(Values.BY_RANK));
            case 4:
                op("counting");
                return Collectors.counting();
            case 5:
                op("summing");
                return truth() ? Collectors.summingInt(Values::rank) : Collectors.summingLong(Values::code);
            case 6:
                op("summingDouble");
                return Collectors.summingDouble(it -> Values.rank(it) / 7.0 * (Values.rank(it) % 3 == 0 ? 1e12 : 1));
            case 7:
                op("averaging");
                return truth() ? Collectors.averagingInt(Values::rank) : Collectors.averagingLong(Values::code);
            case 8:
                op("averagingDouble");
                return Collectors.averagingDouble(it -> Values.rank(it) / 7.0);
            case 9:
                op("minBy");
                return truth() ? Collectors.minBy(Values.BY_RANK) : Collectors.maxBy(Values.BY_THIRD);
            case 10:
                op("reducing");
                return Collectors.reducing((first, second) -> below(6) == 0 ? null : second);
            case 11:
                op("reducing(2)");
                return Collectors.reducing(plain(), (first, second) -> truth() ? first : second);
            case 12:
                op("reducing(3)");
                return Collectors.reducing(0, Values::rank, (first, second) -> first * 31 + second);
            case 13:
                op("summarizing");
                return Collectors.collectingAndThen(Collectors.summarizingInt(Values::rank), statistics -> statistics.toString());
            case 14:
                op("summarizingDouble");
                return Collectors.collectingAndThen(Collectors.summarizingDouble(it -> Values.rank(it) / 7.0), statistics -> statistics.getSum());
            case 15:
                op("joining");
                Collector<CharSequence, ?, String> joining = truth() ? Collectors.joining() : Collectors.joining(", ");
                // Which of all empty texts it is does not matter.
                return Collectors.mapping(it -> String.valueOf(Values.rank(it)), Collectors.collectingAndThen(joining, text -> text + "."));
            case 16:
                op("joining(3)");
                return Collectors.mapping(it -> String.valueOf(Values.rank(it)), Collectors.joining("-", "<", ">"));
            case 17:
                op("of");
                return Collector.of(StringBuilder::new, (text, it) -> text.append(Values.rank(it) % 10), StringBuilder::append,
                        text -> text + ".");
            default:
                op("of(3)");
                return Collector.of(ArrayList<Object>::new, (list, it) -> list.add(it), (first, second) -> first);
        }
    }

    private Collector<Object, ?, ?> nested(int depth) {
        switch (below(16)) {
            case 0:
            case 1:
                op("groupingBy");
                return Collectors.groupingBy(function("class"), collector(depth));
            case 2:
                op("groupingBy(1)");
                return Collectors.groupingBy(it -> Values.rank(it) % 3);
            case 3:
                op("groupingBy(3)");
                return Collectors.groupingBy(it -> Values.rank(it) % 3, () -> new TreeMap<>(), collector(depth));
            case 4:
                op("partitioningBy");
                return Collectors.partitioningBy(test("part"), collector(depth));
            case 5:
                op("partitioningBy(1)");
                return Collectors.collectingAndThen(Collectors.partitioningBy(test("part")), map -> map.keySet() + " " + map.size());
            case 6:
                op("mapping");
                return Collectors.mapping(function("map"), collector(depth));
            case 7:
                op("filtering");
                return Collectors.filtering(test("filter"), collector(depth));
            case 8:
                op("flatMapping");
                return Collectors.flatMapping(it -> below(5) == 0 ? null : Stream.of(it, Values.next(it)).onClose(() -> op("closed")), collector(depth));
            case 9:
                op("collectingAndThen");
                return Collectors.collectingAndThen(Collectors.toList(), list -> list.size());
            case 10:
                op("teeing");
                return Collectors.teeing(collector(depth), collector(depth), (first, second) -> Arrays.asList(first, second));
            case 11:
                op("toMap");
                return Collectors.toMap(function("key"), function("value"));
            case 12:
                op("toMap(3)");
                return Collectors.toMap(it -> Values.rank(it) % 4, it -> Values.next(it), (first, second) -> below(6) == 0 ? null : second);
            case 13:
                op("toMap(4)");
                return Collectors.toMap(it -> Values.rank(it) % 4, it -> it, (first, second) -> first, LinkedHashMap::new);
            case 14:
                op("toUnmodifiableMap");
                return Collectors.toUnmodifiableMap(function("key"), it -> Values.next(it));
            default:
                op("message");
                return message(Collectors.toMap(it -> Values.rank(it) % 3, it -> Values.rank(it)));
        }
    }

    /** A collector that notes the message of a failure. */
    private <A> Collector<Object, A, Object> message(Collector<Object, A, ?> collector) {
        return Collector.of(collector.supplier(), (container, it) -> {
            try {
                collector.accumulator().accept(container, it);
            } catch (RuntimeException failure) {
                text(failure.getMessage(), true);
            }
        }, collector.combiner(), container -> container);
    }
}
