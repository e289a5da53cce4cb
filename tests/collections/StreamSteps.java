import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Random pipelines: operations whose functions note each element that they see, so that the order of calls is compared. A function may fail, and
 * it may change the list that the stream goes over.
 */
abstract class StreamSteps extends Sequences {
    /** A list that functions may change, or null. */
    private List<Object> changed;
    /** Whether the stream may have no end: then a limit comes next. */
    boolean isEndless;

    /** Says which list functions may change while a stream goes over it. */
    final void mayChange(List<Object> list) {
        changed = list;
    }

    // ---- functions that note what they see

    /** Notes an element; now and then, the list gets one more. */
    private void see(String where, Object element) {
        op(where);
        result(element);
        if (changed != null && changed.size() < 12 && below(60) == 0) {
            op("changes");
            changed.add(plain());
        }
    }

    final Consumer<Object> consumer(String where) {
        return element -> see(where, element);
    }

    final Predicate<Object> test(String where) {
        Predicate<Object> predicate = predicate();
        return element -> {
            see(where, element);
            return predicate.test(element);
        };
    }

    /** A function that gives another value, or null, or fails. */
    final Function<Object, Object> function(String where) {
        int kind = number(0, 7);
        return element -> {
            see(where, element);
            if (kind == 0 && below(8) == 0) {
                throw new IllegalArgumentException("refused");
            }
            return kind == 1 && below(6) == 0 ? null : kind == 2 ? Values.rank(element) % 5 : Values.next(element);
        };
    }

    private Comparator<Object> order() {
        return truth() ? Values.BY_RANK : Values.BY_THIRD;
    }

    /** A stream for an element, or null. */
    private Stream<Object> inner(Object element) {
        see("inner", element);
        switch (below(7)) {
            case 0:
                return null;
            case 1:
                return Stream.empty();
            case 2:
                return Stream.of(element);
            case 3:
                return Stream.of(element, Values.next(element)).onClose(() -> op("closed"));
            case 4:
                return Arrays.asList(element, null, Values.next(element)).stream().peek(consumer("inside"));
            case 5:
                return Stream.of(element, element).flatMap(it -> Stream.of(it, Values.next(it)).peek(consumer("deep")));
            default:
                return Stream.of(element, Values.next(element), element).sorted(Values.BY_RANK).skip(below(3));
        }
    }

    // ---- intermediate operations

    final Stream<Object> intermediate(Stream<Object> stream) {
        if (isEndless) {
            isEndless = false;
            return truth() ? stream.limit(number(0, 6)) : stream.peek(consumer("peek")).limit(number(0, 6));
        }
        switch (below(22)) {
            case 0:
            case 1:
                op("filter");
                return stream.filter(test("filter"));
            case 2:
            case 3:
                op("map");
                return stream.map(function("map"));
            case 4:
                op("flatMap");
                return stream.flatMap(this::inner);
            case 5:
                op("mapMulti");
                return stream.mapMulti((element, next) -> {
                    see("multi", element);
                    for (int times = below(3); times > 0; times--) {
                        next.accept(element);
                    }
                });
            case 6:
                op("distinct");
                return stream.distinct();
            case 7:
                op("sorted");
                return stream.sorted();
            case 8:
            case 9:
                op("sorted(c)");
                return stream.sorted(order());
            case 10:
            case 11:
                op("peek");
                return stream.peek(consumer("peek"));
            case 12:
                op("limit");
                return stream.limit(number(-1, 7));
            case 13:
                op("skip");
                return stream.skip(number(-1, 4));
            case 14:
                op("takeWhile");
                return stream.takeWhile(test("take"));
            case 15:
                op("dropWhile");
                return stream.dropWhile(test("drop"));
            case 16:
                op("modes");
                return mode(stream);
            case 17:
                op("onClose");
                return stream.onClose(() -> op("closed")).onClose(() -> {
                    if (below(3) == 0) {
                        throw new IllegalStateException("close");
                    }
                });
            case 18:
                op("concat");
                if (below(3) == 0) {
                    return Stream.concat(stream.distinct(), Stream.of(plain(), plain()).distinct()).distinct();
                }
                return truth() ? Stream.concat(stream, Arrays.stream(newElements(3))) : Stream.concat(Stream.of(plain()), stream);
            case 19:
                op("iterated");
                return fromIterator(stream);
            case 20:
                op("numbers");
                return throughNumbers(stream);
            default:
                op("null");
                return withNull(stream);
        }
    }

    private Stream<Object> mode(Stream<Object> stream) {
        switch (below(4)) {
            case 0:
                return stream.unordered();
            case 1:
                result(stream.isParallel());
                return stream.sequential();
            case 2:
                return stream.filter(element -> true).parallel().sequential();
            default:
                return stream.unordered().peek(consumer("unordered"));
        }
    }

    /** A stream on what an iterator or a spliterator of another one gives. */
    private Stream<Object> fromIterator(Stream<Object> stream) {
        if (truth()) {
            java.util.Iterator<Object> elements = stream.iterator();
            Iterable<Object> iterable = () -> elements;
            return java.util.stream.StreamSupport.stream(iterable.spliterator(), false);
        }
        java.util.Spliterator<Object> elements = stream.spliterator();
        result(elements.getExactSizeIfKnown());
        int times = below(3);
        for (int time = 0; time < times; time++) {
            result(elements.tryAdvance(consumer("advance")));
        }
        // The size that the rest claims to have is that of all elements, and the JDK stumbles over it.
        java.util.Iterator<Object> rest = java.util.Spliterators.iterator(elements);
        return java.util.stream.StreamSupport.stream(times == 0 ? elements : java.util.Spliterators.spliteratorUnknownSize(rest, 0), false);
    }

    private Stream<Object> throughNumbers(Stream<Object> stream) {
        switch (below(3)) {
            case 0:
                return stream.mapToInt(element -> {
                    see("toInt", element);
                    return Values.rank(element) % 7;
                }).mapToObj(number -> number);
            case 1:
                return stream.mapToLong(Values::code).boxed().map(number -> number % 9);
            default:
                return stream.mapToDouble(element -> Values.rank(element) / 4.0).filter(number -> number > 0).mapToObj(number -> (int) number % 5);
        }
    }

    private Stream<Object> withNull(Stream<Object> stream) {
        switch (number(0, 8)) {
            case 0:
                return stream.filter(null);
            case 1:
                return stream.map(null);
            case 2:
                return stream.sorted(null);
            case 3:
                return stream.peek(null);
            case 4:
                return stream.flatMap(null);
            case 5:
                return stream.onClose(null);
            case 6:
                return stream.takeWhile(null);
            case 7:
                return Stream.concat(stream, null);
            default:
                return stream.mapMulti(null);
        }
    }

    // ---- terminal operations

    final void terminal(Stream<Object> stream) {
        switch (below(21)) {
            case 0:
                op("forEach");
                stream.forEach(consumer("each"));
                break;
            case 1:
                op("forEachOrdered");
                stream.forEachOrdered(consumer("each"));
                break;
            case 2:
                op("toArray");
                show(stream.toArray());
                break;
            case 3:
                op("toArray(f)");
                show(stream.toArray(size -> {
                    result(size);
                    return new Object[size];
                }));
                break;
            case 4:
                op("reduce");
                show(stream.reduce(plain(), (first, second) -> {
                    see("fold", second);
                    return truth() ? first : second;
                }));
                break;
            case 5:
                op("reduce(op)");
                show(stream.reduce((first, second) -> below(5) == 0 ? null : truth() ? first : second));
                break;
            case 6:
                op("reduce(3)");
                show(stream.reduce(0, (sum, element) -> sum * 3 + Values.rank(element) % 11, Integer::sum));
                break;
            case 7:
                op("collect");
                show(stream.collect(ArrayList::new, (list, element) -> {
                    see("collect", element);
                    list.add(element);
                }, List::addAll));
                break;
            case 8:
            case 9:
                op("toList");
                asked(stream.toList());
                break;
            case 10:
                op("min");
                show(truth() ? stream.min(order()) : stream.max(order()));
                break;
            case 11:
            case 12:
                op("count");
                result(stream.count());
                break;
            case 13:
                op("anyMatch");
                result(stream.anyMatch(test("any")));
                break;
            case 14:
                op("allMatch");
                result(stream.allMatch(test("all")));
                break;
            case 15:
                op("noneMatch");
                result(stream.noneMatch(test("none")));
                break;
            case 16:
                op("findFirst");
                show(truth() ? stream.findFirst() : stream.findAny());
                break;
            case 17:
                op("iterator");
                iterate(stream.iterator());
                break;
            case 18:
                op("close");
                try (Stream<Object> closed = stream) {
                    closed.forEach(consumer("each"));
                }
                break;
            case 19:
                op("closed");
                stream.close();
                stream.forEach(consumer("each"));
                break;
            default:
                op("null");
                withNullAtEnd(stream);
                break;
        }
    }

    private void withNullAtEnd(Stream<Object> stream) {
        switch (number(0, 5)) {
            case 0:
                stream.forEach(null);
                break;
            case 1:
                stream.anyMatch(null);
                break;
            case 2:
                stream.collect(null);
                break;
            case 3:
                stream.reduce(null);
                break;
            case 4:
                stream.min(null);
                break;
            default:
                stream.toArray((java.util.function.IntFunction<Object[]>) null);
                break;
        }
    }

    /** Asks a list that a stream made. */
    private void asked(List<Object> list) {
        show(list);
        switch (below(6)) {
            case 0:
                result(list.contains(null));
                result(list.indexOf(plain()));
                break;
            case 1:
                result(list.get(number(-1, 4)));
                break;
            case 2:
                list.add(plain());
                break;
            case 3:
                result(list.equals(new ArrayList<>(list)));
                break;
            case 4:
                show(list.subList(0, number(0, 3)));
                break;
            default:
                show(List.copyOf(list));
                break;
        }
    }

    private void iterate(java.util.Iterator<Object> elements) {
        for (int times = below(6); times > 0; times--) {
            if (truth()) {
                result(elements.hasNext());
            }
            result(elements.next());
        }
        elements.forEachRemaining(consumer("remaining"));
        result(elements.hasNext());
    }

    // ---- results

    /** Notes a result of any kind. */
    final void show(Object value) {
        text(described(value), true);
    }

    /** The result as a text. What has no promised order is sorted. */
    private static String described(Object value) {
        if (value instanceof List || value instanceof Object[]) {
            Object[] elements = value instanceof List ? ((List<?>) value).toArray() : (Object[]) value;
            StringBuilder text = new StringBuilder("[");
            for (Object element : elements) {
                text.append(described(element)).append(' ');
            }
            return text.append(']').toString();
        }
        if (value instanceof Collection || value instanceof Map) {
            boolean isMap = value instanceof Map;
            Object[] elements = isMap ? ((Map<?, ?>) value).entrySet().toArray() : ((Collection<?>) value).toArray();
            String[] texts = new String[elements.length];
            for (int at = 0; at < texts.length; at++) {
                texts[at] = described(elements[at]);
            }
            Arrays.sort(texts);
            return "{" + String.join(" ", texts) + "}";
        }
        if (value instanceof Map.Entry) {
            return described(((Map.Entry<?, ?>) value).getKey()) + "=" + described(((Map.Entry<?, ?>) value).getValue());
        }
        if (value instanceof Double) {
            return Long.toHexString(Double.doubleToLongBits((Double) value));
        }
        if (value instanceof OptionalDouble) {
            OptionalDouble optional = (OptionalDouble) value;
            return optional.isPresent() ? described(optional.getAsDouble()) : "none";
        }
        if (value instanceof java.util.Optional) {
            java.util.Optional<?> optional = (java.util.Optional<?>) value;
            return optional.isPresent() ? "some " + described(optional.get()) : "none";
        }
        if (value instanceof int[]) {
            return Arrays.toString((int[]) value);
        }
        if (value instanceof long[]) {
            return Arrays.toString((long[]) value);
        }
        return value instanceof Integer ? value.toString() : Values.show(value);
    }
}
