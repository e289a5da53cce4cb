import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Streams of numbers: random sources, operations and results. */
public final class NumberStreams extends StreamSteps {
    public static void main(String[] arguments) {
        new NumberStreams().run(arguments);
    }

    @Override
    void begin() {
        domain(Values.NUMBERS);
        root("seed", new int[] {below(100)}, true);
    }

    @Override
    void step(Object on) {
        isEndless = false;
        switch (below(4)) {
            case 0:
            case 1:
                IntStream ints = ints();
                for (int operations = below(6); operations > 0 || isEndless; operations--) {
                    ints = intermediate(ints);
                }
                terminal(ints);
                if (below(15) == 0) {
                    op("twice");
                    terminal(ints);
                }
                break;
            case 2:
                LongStream longs = longs();
                for (int operations = below(5); operations > 0 || isEndless; operations--) {
                    longs = intermediate(longs);
                }
                terminal(longs);
                break;
            default:
                DoubleStream doubles = doubles();
                for (int operations = below(5); operations > 0 || isEndless; operations--) {
                    doubles = intermediate(doubles);
                }
                terminal(doubles);
                break;
        }
    }

    private void see(String where, long number) {
        op(where);
        result(number);
    }

    private void see(String where, double number) {
        op(where);
        result(Double.doubleToLongBits(number));
    }

    // ---- numbers of type int

    private IntStream ints() {
        switch (below(18)) {
            case 0:
                op("of");
                return IntStream.of(number(0, 9), number(0, 9), number(-3, 9), number(0, 9));
            case 1:
                op("of1");
                return IntStream.of(number(0, 9));
            case 2:
                op("empty");
                return IntStream.empty();
            case 3:
            case 4:
                op("range");
                return IntStream.range(number(0, 3), number(0, 7));
            case 5:
                op("rangeClosed");
                return truth() ? IntStream.rangeClosed(number(0, 3), number(0, 7)) : IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE);
            case 6:
                op("iterate");
                isEndless = true;
                return IntStream.iterate(number(0, 9), number -> number * 3 + 1);
            case 7:
                op("iterate(3)");
                return IntStream.iterate(number(0, 3), number -> number < 20, number -> {
                    see("step", number);
                    return number * 2 + 1;
                });
            case 8:
                op("generate");
                isEndless = true;
                return IntStream.generate(() -> number(0, 5));
            case 9:
                op("builder");
                return IntStream.builder().add(number(0, 5)).add(number(0, 5)).build();
            case 10:
                op("array");
                return Arrays.stream(new int[] {5, 3, 1, 4, 2}, number(0, 3), number(-1, 6));
            case 11:
                op("chars");
                return truth() ? "hello".chars() : new StringBuilder("world").chars();
            case 12:
                op("codePoints");
                return "a\ud83d\ude00b\ud83d".codePoints().filter(number -> true);
            case 13:
                op("bits");
                BitSet bits = new BitSet();
                bits.set(number(0, 70));
                bits.set(number(0, 5));
                return bits.stream();
            case 14:
                op("random");
                Random random = new Random(number(0, 50));
                return truth() ? random.ints(number(0, 4)) : truth() ? random.ints(3, -5, 5) : random.ints(-2, 6).limit(4);
            case 15:
                op("concat");
                return IntStream.concat(IntStream.range(0, number(0, 3)), IntStream.of(7, 5));
            case 16:
                op("optional");
                return truth() ? java.util.OptionalInt.of(number(0, 3)).stream() : java.util.OptionalInt.empty().stream();
            default:
                op("mapToInt");
                return Arrays.asList(newElements(5)).stream().mapToInt(element -> Values.rank(element));
        }
    }

    private IntStream intermediate(IntStream stream) {
        if (isEndless) {
            isEndless = false;
            return stream.limit(number(0, 6));
        }
        switch (below(19)) {
            case 0:
            case 1:
                op("filter");
                int divisor = number(2, 3);
                return stream.filter(number -> {
                    see("filter", number);
                    return number % divisor == 0;
                });
            case 2:
                op("map");
                return stream.map(number -> {
                    see("map", number);
                    return below(20) == 0 ? number / (number % 2) : number * 5 % 13;
                });
            case 3:
                op("flatMap");
                return stream.flatMap(number -> {
                    see("flat", number);
                    return below(5) == 0 ? null : IntStream.range(0, number & 3).peek(inside -> see("inside", inside));
                });
            case 4:
                op("mapMulti");
                return stream.mapMulti((number, next) -> {
                    next.accept(number);
                    if (truth()) {
                        next.accept(-number);
                    }
                });
            case 5:
                op("distinct");
                return stream.distinct();
            case 6:
            case 7:
                op("sorted");
                return stream.sorted();
            case 8:
            case 9:
                op("peek");
                return stream.peek(number -> see("peek", number));
            case 10:
                op("limit");
                return stream.limit(number(-1, 6));
            case 11:
                op("skip");
                return stream.skip(number(-1, 4));
            case 12:
                op("takeWhile");
                return stream.takeWhile(number -> number < 4);
            case 13:
                op("dropWhile");
                return stream.dropWhile(number -> number < 3);
            case 14:
                op("boxed");
                return stream.boxed().filter(number -> truth()).sorted().mapToInt(number -> number);
            case 15:
                op("asLong");
                return stream.asLongStream().peek(number -> see("long", number)).sorted().mapToInt(number -> (int) number);
            case 16:
                op("asDouble");
                return stream.asDoubleStream().distinct().mapToInt(number -> (int) number);
            case 17:
                op("modes");
                return truth() ? stream.unordered() : stream.parallel().sequential();
            default:
                op("iterated");
                PrimitiveIterator.OfInt numbers = stream.iterator();
                return IntStream.generate(() -> numbers.hasNext() ? numbers.nextInt() : -1).limit(3);
        }
    }

    private void terminal(IntStream stream) {
        switch (below(18)) {
            case 0:
                op("forEach");
                stream.forEach(number -> see("each", number));
                break;
            case 1:
                op("toArray");
                show(stream.toArray());
                break;
            case 2:
                op("reduce");
                result(stream.reduce(1, (first, second) -> first * 3 + second));
                break;
            case 3:
                op("reduce(op)");
                text(stream.reduce((first, second) -> first - second).toString(), true);
                break;
            case 4:
                op("collect");
                show(stream.collect(java.util.ArrayList<Object>::new, (list, number) -> list.add(number), List::addAll));
                break;
            case 5:
            case 6:
                op("sum");
                result(stream.sum());
                break;
            case 7:
                op("min");
                text((truth() ? stream.min() : stream.max()).toString(), true);
                break;
            case 8:
                op("count");
                result(stream.count());
                break;
            case 9:
                op("average");
                show(stream.average());
                break;
            case 10:
                op("statistics");
                java.util.IntSummaryStatistics statistics = stream.summaryStatistics();
                show(statistics.getAverage());
                if (statistics.getMax() < 1000) {
                    text(statistics.toString(), true);
                }
                break;
            case 11:
                op("anyMatch");
                result(stream.anyMatch(number -> number > 3));
                break;
            case 12:
                op("allMatch");
                result(truth() ? stream.allMatch(number -> number < 5) : stream.noneMatch(number -> number == 2));
                break;
            case 13:
                op("findFirst");
                text((truth() ? stream.findFirst() : stream.findAny()).toString(), true);
                break;
            case 14:
                op("boxed");
                show(stream.boxed().toList());
                break;
            case 15:
                op("mapToObj");
                show(stream.mapToObj(number -> "n" + number).toArray());
                break;
            case 16:
                op("mapToDouble");
                show(stream.mapToDouble(number -> number / 3.0).sum());
                break;
            default:
                op("iterator");
                PrimitiveIterator.OfInt numbers = stream.iterator();
                result(numbers.nextInt());
                numbers.forEachRemaining((int number) -> see("remaining", number));
                result(numbers.hasNext());
                break;
        }
    }

    // ---- numbers of type long

    private LongStream longs() {
        switch (below(8)) {
            case 0:
                op("of");
                return LongStream.of(number(0, 9), 1L << 40, number(-3, 9));
            case 1:
                op("range");
                return LongStream.range(number(0, 3), number(0, 7));
            case 2:
                op("rangeClosed");
                return truth() ? LongStream.rangeClosed(number(0, 3), number(0, 7)) : LongStream.rangeClosed(Long.MAX_VALUE - 1, Long.MAX_VALUE);
            case 3:
                op("iterate");
                isEndless = true;
                return LongStream.iterate(number(0, 9), number -> number * 1000003 + 1);
            case 4:
                op("array");
                return Arrays.stream(new long[] {5, 3, 1, 4, 2}, number(0, 3), number(3, 5));
            case 5:
                op("random");
                return new Random(number(0, 50)).longs(3, -100, 100);
            case 6:
                op("concat");
                return LongStream.concat(LongStream.builder().add(4).build(), LongStream.of(7, 5));
            default:
                op("mapToLong");
                return Stream.of(newElements(4)).mapToLong(Values::code);
        }
    }

    private LongStream intermediate(LongStream stream) {
        if (isEndless) {
            isEndless = false;
            return stream.limit(number(0, 6));
        }
        switch (below(12)) {
            case 0:
                op("filter");
                return stream.filter(number -> number % 2 == 0);
            case 1:
                op("map");
                return stream.map(number -> {
                    see("map", number);
                    return number * 5 % 13;
                });
            case 2:
                op("flatMap");
                return stream.flatMap(number -> LongStream.of(number, number + 1));
            case 3:
                op("mapMulti");
                return stream.mapMulti((number, next) -> next.accept(number * 2));
            case 4:
                op("distinct");
                return stream.distinct();
            case 5:
                op("sorted");
                return stream.sorted();
            case 6:
                op("peek");
                return stream.peek(number -> see("peek", number));
            case 7:
                op("limit");
                return stream.limit(number(0, 6));
            case 8:
                op("skip");
                return stream.skip(number(0, 4));
            case 9:
                op("while");
                return truth() ? stream.takeWhile(number -> number < 4) : stream.dropWhile(number -> number < 3);
            case 10:
                op("boxed");
                return stream.boxed().mapToLong(number -> number);
            default:
                op("converted");
                return truth() ? stream.mapToInt(number -> (int) number).asLongStream() : stream.asDoubleStream().mapToLong(number -> (long) number);
        }
    }

    private void terminal(LongStream stream) {
        switch (below(10)) {
            case 0:
                op("forEach");
                stream.forEachOrdered(number -> see("each", number));
                break;
            case 1:
                op("toArray");
                show(stream.toArray());
                break;
            case 2:
                op("reduce");
                result(stream.reduce(1, (first, second) -> first * 3 + second));
                break;
            case 3:
                op("sum");
                result(stream.sum());
                break;
            case 4:
                op("min");
                text((truth() ? stream.min() : stream.max()).toString(), true);
                break;
            case 5:
                op("count");
                result(stream.count());
                break;
            case 6:
                op("average");
                show(stream.average());
                break;
            case 7:
                op("statistics");
                java.util.LongSummaryStatistics statistics = stream.summaryStatistics();
                result(statistics.getSum() + statistics.getMin() * 3 + statistics.getMax() * 5 + statistics.getCount() * 7);
                show(statistics.getAverage());
                break;
            case 8:
                op("match");
                result(truth() ? stream.anyMatch(number -> number > 3) : stream.allMatch(number -> number < 5));
                break;
            default:
                op("iterator");
                PrimitiveIterator.OfLong numbers = stream.iterator();
                result(numbers.hasNext() ? numbers.nextLong() : numbers.next());
                break;
        }
    }

    // ---- numbers of type double

    private double some() {
        switch (below(8)) {
            case 0:
                return 0.1 * number(0, 9);
            case 1:
                return 1e16 * number(-3, 3);
            case 2:
                return number(0, 1000) / 7.0;
            case 3:
                return below(6) == 0 ? Double.NaN : below(4) == 0 ? Double.POSITIVE_INFINITY : -0.0;
            case 4:
                return 1e-9 * number(0, 9);
            default:
                return number(-9, 9) / 4.0;
        }
    }

    private DoubleStream doubles() {
        switch (below(6)) {
            case 0:
            case 1:
                op("of");
                return DoubleStream.of(some(), some(), some(), some(), some());
            case 2:
                op("generate");
                isEndless = true;
                return DoubleStream.generate(() -> some());
            case 3:
                op("iterate");
                return DoubleStream.iterate(some(), number -> number > -9 && number < 9, number -> number * 1.7 + 1.1);
            case 4:
                op("random");
                Random random = new Random(number(0, 50));
                return truth() ? random.doubles(3) : random.doubles(3, -2.5, 4.5);
            default:
                op("mapToDouble");
                return DoubleStream.concat(IntStream.range(0, 3).asDoubleStream(), Stream.of(newElements(4)).mapToDouble(it -> Values.rank(it) / 3.0));
        }
    }

    private DoubleStream intermediate(DoubleStream stream) {
        if (isEndless) {
            isEndless = false;
            return stream.limit(number(0, 6));
        }
        switch (below(11)) {
            case 0:
                op("filter");
                return stream.filter(number -> number > 0.5);
            case 1:
                op("map");
                return stream.map(number -> {
                    see("map", number);
                    return number * 1.3;
                });
            case 2:
                op("flatMap");
                return stream.flatMap(number -> DoubleStream.of(number, number / 3));
            case 3:
                op("distinct");
                return stream.distinct();
            case 4:
                op("sorted");
                return stream.sorted();
            case 5:
                op("peek");
                return stream.peek(number -> see("peek", number));
            case 6:
                op("limit");
                return stream.limit(number(0, 6));
            case 7:
                op("skip");
                return stream.skip(number(0, 4));
            case 8:
                op("while");
                return truth() ? stream.takeWhile(number -> number < 4) : stream.dropWhile(number -> number < 3);
            case 9:
                op("boxed");
                return stream.boxed().mapToDouble(number -> number);
            default:
                op("converted");
                return truth() ? stream.mapToLong(number -> (long) number).mapToDouble(number -> number / 8.0) : stream.mapMulti((it, next) -> next.accept(it));
        }
    }

    private void terminal(DoubleStream stream) {
        switch (below(10)) {
            case 0:
                op("forEach");
                stream.forEach(number -> see("each", number));
                break;
            case 1:
                op("toArray");
                for (double number : stream.toArray()) {
                    see("element", number);
                }
                break;
            case 2:
                op("reduce");
                see("folded", stream.reduce(1, (first, second) -> first * 0.5 + second));
                break;
            case 3:
            case 4:
                op("sum");
                see("sum", stream.sum());
                break;
            case 5:
                op("min");
                show(truth() ? stream.min() : stream.max());
                break;
            case 6:
                op("average");
                show(stream.average());
                break;
            case 7:
                op("statistics");
                java.util.DoubleSummaryStatistics statistics = stream.summaryStatistics();
                java.util.DoubleSummaryStatistics others = new java.util.DoubleSummaryStatistics();
                others.accept(0.1);
                others.accept(1e16);
                others.combine(statistics);
                see("sum", others.getSum());
                see("average", statistics.getAverage());
                see("min", statistics.getMin());
                see("max", statistics.getMax());
                break;
            case 8:
                op("find");
                show(stream.findFirst());
                break;
            default:
                op("count");
                result(stream.count());
                break;
        }
    }
}
