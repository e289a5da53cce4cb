import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.AbstractMap;
import java.util.function.Predicate;

/**
 * Random sequences of calls. A driver makes the collections of a sequence (`begin`) and one call (`step`) on one of the things that are
 * alive: collections, their views and iterators. What comes of each call, and the content of the collections after it, goes
 * into a hash, of which one line is printed for every fifty sequences; `verbose` prints every step.
 *
 * <pre>main: number of the first sequence, how many, [verbose]</pre>
 */
abstract class Sequences {
    private static final int BLOCK = 50;
    private static final int MOST_THINGS = 12;
    private static final int LARGE = 20;

    private boolean verbose;
    private final StringBuilder line = new StringBuilder();
    private long state;
    private long hash;

    /** What is alive: the collections themselves come first. */
    private final Object[] things = new Object[MOST_THINGS];
    private final String[] names = new String[MOST_THINGS];
    private final boolean[] ordered = new boolean[MOST_THINGS];
    private final int[] roots = new int[MOST_THINGS];
    /** Whether a thing shows a part of a sorted collection that ends at an element, or is an iterator over such a part. */
    private final boolean[] parts = new boolean[MOST_THINGS];
    /** Iterators over such parts after others have removed elements. */
    private final boolean[] outdated = new boolean[MOST_THINGS];
    private int count;
    private int rootCount;
    private int current;
    private int newest;

    /** The values of this sequence, and one kind more for a few of them. */
    private Object[] domain;
    /** Which part of the domain the sequence uses: where few values are used, many of them are equal. */
    private int start;
    private int spread;
    /** One of so many elements is null; none if it is 0. */
    int nulls = 12;
    /** One of so many elements is of another kind; none if it is 0. */
    int strangers = 20;
    /** Whether equal elements are told from one another. */
    boolean identity = true;
    /** Whether hash codes of collections are promised. */
    boolean hashCodes = true;
    /** Whether iterators are used after other calls; not where it is left open what they do then. */
    boolean keepsIterators = true;
    /** Whether `hasNext` is known after other changes of the collection. */
    boolean knowsEnd = true;
    /** Whether a call may fail after it has changed a part of the collection. */
    boolean mayFailMidway;
    /** Whether functions that a map calls change the map; not where it is left open what comes of it. */
    boolean changesInside;

    /** Makes the collections of a sequence. */
    abstract void begin();

    /** Makes one call. */
    abstract void step(Object on);

    /** Goes through the sequences that `main` was asked for. */
    final void run(String[] arguments) {
        int first = Integer.parseInt(arguments[0]);
        int many = Integer.parseInt(arguments[1]);
        verbose = arguments.length > 2;
        for (int number = first; number < first + many; number++) {
            sequence(number);
            if (number % BLOCK == BLOCK - 1 || number == first + many - 1) {
                System.out.println(number / BLOCK + " " + Long.toHexString(hash));
                hash = 0;
            }
        }
    }

    private void sequence(int number) {
        state = number * 0x9e3779b97f4a7c15L + 0x632be59bd9b4e019L;
        count = 0;
        current = 0;
        newest = 0;
        names[0] = "";
        begin();
        rootCount = count;
        int length = 1 + below(40);
        for (int at = 1; at <= length; at++) {
            begun(number, at);
            one();
            if (verbose) {
                System.out.println(line);
            }
        }
        begun(number, length + 1);
        for (int at = 0; at < count; at++) {
            shown(at);
        }
        if (verbose) {
            System.out.println(line);
        }
    }

    private void begun(int number, int at) {
        if (verbose) {
            line.setLength(0);
            line.append(number).append('.').append(at);
        }
    }

    private void one() {
        current = next();
        int called = current;
        Object[][] before = isPartVisited() ? allKeys() : null;
        try {
            if (verbose) {
                line.append(' ').append(names[current]).append(current);
            }
            int size = sizeOf(things[roots[current]]);
            if (size > LARGE) {
                empty(things[roots[current]]);
            } else if (outdated[current]) {
                op("remove");
                iterator(things[current]).remove();
            } else {
                step(things[current]);
            }
        } catch (RuntimeException thrown) {
            failed(thrown);
        }
        if (before != null) {
            outdate(before, called);
        }
        for (int at = 0; at < rootCount; at++) {
            shown(at);
        }
        if (called >= rootCount && called < count) {
            shown(called);
        }
    }

    private boolean isPartVisited() {
        for (int at = rootCount; at < count; at++) {
            if (isVisitOfPart(at)) {
                return true;
            }
        }
        return false;
    }

    private boolean isVisitOfPart(int at) {
        return parts[at] && things[at] instanceof Iterator;
    }

    private Object[][] allKeys() {
        Object[][] keys = new Object[rootCount][];
        for (int at = 0; at < rootCount; at++) {
            keys[at] = things[at] instanceof Map ? ((Map<?, ?>) things[at]).keySet().toArray() : collection(things[at]).toArray();
        }
        return keys;
    }

    /**
     * The JDK's iterator over a part of a tree knows its end by the key in the node it stands at. Where others remove that key, the shape of
     * the tree decides whether another key comes into the node; then `hasNext` may change, and `next` throws one exception or another. The
     * documentation promises neither, only that failing is tried. What `remove` does is known.
     */
    private void outdate(Object[][] before, int called) {
        Object[][] after = allKeys();
        for (int at = rootCount; at < count; at++) {
            if (at != called && isVisitOfPart(at) && isOneLost(before[roots[at]], after[roots[at]])) {
                outdated[at] = true;
            }
        }
    }

    private static boolean isOneLost(Object[] before, Object[] after) {
        for (Object key : before) {
            boolean isThere = false;
            for (int at = 0; at < after.length && !isThere; at++) {
                isThere = after[at] == key;
            }
            if (!isThere) {
                return true;
            }
        }
        return false;
    }

    /** What is called next: a collection, anything, what is newest, or what was called last. */
    private int next() {
        switch (below(6)) {
            case 0:
            case 1:
                return below(rootCount);
            case 2:
                return newest < count ? newest : 0;
            case 3:
                return current < count ? current : 0;
            default:
                return below(count);
        }
    }

    private static int sizeOf(Object root) {
        return root instanceof Collection ? ((Collection<?>) root).size() : root instanceof Map ? ((Map<?, ?>) root).size() : 0;
    }

    /** What has become large makes the tests slow. */
    private void empty(Object root) {
        op("clear");
        if (root instanceof Map) {
            ((Map<?, ?>) root).clear();
        } else {
            ((Collection<?>) root).clear();
        }
    }

    /** The content of a thing; a view of what has been changed may throw. */
    private void shown(int at) {
        Object thing = things[at];
        if (thing instanceof Iterator) {
            return;
        }
        if (verbose) {
            line.append(" | ").append(names[at]).append(at).append(':');
        }
        try {
            content(thing, ordered[at]);
        } catch (RuntimeException thrown) {
            failed(thrown);
        }
    }

    final void failed(RuntimeException thrown) {
        String name = thrown.getClass().getName();
        note(name.hashCode());
        if (verbose) {
            line.append(" throws ").append(name);
        }
    }

    /** Notes the content of a collection or map. */
    void content(Object thing, boolean inOrder) {
        if (thing instanceof Collection) {
            elements(((Collection<?>) thing).toArray(), inOrder);
        } else if (thing instanceof Map) {
            Map<?, ?> map = (Map<?, ?>) thing;
            long sum = map.size();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                long code = mixed(code(entry.getKey()) * 1000003 + code(entry.getValue()));
                sum = inOrder ? sum * 31 + code : sum + code;
            }
            note(sum);
            if (verbose) {
                line.append(texts(map.entrySet().toArray(), inOrder));
            }
        }
    }

    // ---- what a sequence is made of

    /** Says that a sequence has a collection. */
    final void root(String name, Object thing, boolean inOrder) {
        roots[count] = count;
        parts[count] = false;
        put(count++, name, thing, inOrder);
    }

    /** Keeps a view or an iterator of the thing that was called: it is used later. */
    final void keep(String name, Object thing, boolean inOrder) {
        note(thing == null ? 0 : 1);
        if (thing == null) {
            return;
        }
        int at = count < MOST_THINGS ? count++ : rootCount + below(MOST_THINGS - rootCount);
        roots[at] = roots[current];
        parts[at] = parts[current] || name.startsWith("head") || name.startsWith("tail") || name.equals("subSet") || name.equals("subMap");
        newest = at;
        put(at, name, thing, inOrder);
    }

    final void keep(String name, Object thing) {
        keep(name, thing, ordered[current]);
    }

    /** Forgets all views and iterators, whose further use has no meaning that is promised. */
    final void forget() {
        count = rootCount;
    }

    private void put(int at, String name, Object thing, boolean inOrder) {
        things[at] = thing;
        outdated[at] = false;
        names[at] = name;
        ordered[at] = inOrder;
    }

    /** Whether the thing that is called was kept by this name. */
    final boolean isNamed(String name) {
        return names[current].equals(name);
    }

    /** Whether a collection itself is called, not a view of it. */
    final boolean isRoot() {
        return current < rootCount;
    }

    /** Whether the thing that is called promises an order. */
    final boolean inOrder() {
        return ordered[current];
    }

    /** Anything that is alive. */
    final Object thing() {
        int at = below(count);
        if (verbose) {
            line.append(' ').append(names[at]).append(at);
        }
        return things[at];
    }

    /** The kind of values that the sequence has. */
    final void domain(int kind) {
        domain = Values.domain(kind);
        start = below(domain.length);
        spread = 2 + below(domain.length - 1);
    }

    // ---- random arguments

    final int below(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }

    final boolean truth() {
        return below(2) == 0;
    }

    /** An argument that is a number. */
    final int number(int from, int to) {
        int number = from + below(to - from + 1);
        if (verbose) {
            line.append(' ').append(number);
        }
        return number;
    }

    /** An index into something of this size, or just outside. */
    final int index(int size) {
        int kind = below(8);
        return kind == 0 ? number(-1, size + 1) : number(0, size > 0 && kind < 6 ? size - 1 : size);
    }

    final boolean flag() {
        return number(0, 1) == 1;
    }

    /** A value, null among them. */
    final Object value() {
        Object value;
        if (nulls > 0 && below(nulls) == 0) {
            value = null;
        } else if (strangers > 0 && below(strangers) == 0) {
            Object[] others = Values.domain(below(5));
            value = others[below(others.length)];
        } else {
            value = usual();
        }
        if (verbose) {
            line.append(' ').append(Values.show(value));
        }
        return value;
    }

    /** A value of this sequence's kind, never null. */
    final Object plain() {
        Object value = usual();
        if (verbose) {
            line.append(' ').append(Values.show(value));
        }
        return value;
    }

    private Object usual() {
        return domain[(start + below(spread)) % domain.length];
    }

    /** An element to put into a collection: an entry where its elements are entries. */
    final Object newElement() {
        boolean entries = isNamed("entrySet");
        return entries ? new AbstractMap.SimpleEntry<Object, Object>(value(), value()) : value();
    }

    /** An element to ask a collection for: now and then of a kind that it cannot have. */
    final Object element() {
        return below(10) == 0 ? value() : newElement();
    }

    final Object[] newElements(int most) {
        Object[] elements = new Object[below(most + 1)];
        for (int at = 0; at < elements.length; at++) {
            elements[at] = newElement();
        }
        return elements;
    }

    final Object[] elements(int most) {
        Object[] elements = new Object[below(most + 1)];
        for (int at = 0; at < elements.length; at++) {
            elements[at] = element();
        }
        return elements;
    }

    /** A collection that is nobody else's; its order is a promised one. */
    final Collection<Object> fresh() {
        return truth() ? Arrays.asList(newElements(4)) : new ArrayList<>(Arrays.asList(newElements(6)));
    }

    /** Says yes to some values. */
    final Predicate<Object> predicate() {
        int mask = number(0, 0xffff);
        return value -> (mask >> (Values.rank(value) & 15) & 1) == 1;
    }

    // ---- what is noted

    /** Begins a step: the method that is called. */
    final void op(String name) {
        if (verbose) {
            line.append('.').append(name);
        }
    }

    final void note(long code) {
        hash = (hash ^ code) * 0x100000001b3L + (hash >>> 29);
    }

    final void result(Object value) {
        note(code(value));
        if (verbose) {
            line.append(" -> ").append(identity ? Values.show(value) : Integer.toString(Values.rank(value)));
        }
    }

    final void result(boolean value) {
        note(value ? 11 : 12);
        if (verbose) {
            line.append(" -> ").append(value);
        }
    }

    final void result(long value) {
        note(value);
        if (verbose) {
            line.append(" -> ").append(value);
        }
    }

    /** A text; where no order is promised, only its characters. */
    final void text(String text, boolean inOrder) {
        if (inOrder) {
            note(text.hashCode());
            if (verbose) {
                line.append(" -> ").append(text);
            }
            return;
        }
        long sum = text.length();
        for (int at = 0; at < text.length(); at++) {
            sum += mixed(text.charAt(at));
        }
        result(sum);
    }

    /** Elements of a collection, of which the order may be left open. */
    final void elements(Object[] elements, boolean inOrder) {
        long sum = elements.length;
        for (Object element : elements) {
            long code = mixed(code(element));
            sum = inOrder ? sum * 31 + code : sum + code;
        }
        note(sum);
        if (verbose) {
            line.append(' ').append(texts(elements, inOrder));
        }
    }

    /** A number that tells the object from others, as far as that matters here. */
    final long code(Object value) {
        return identity ? Values.code(value) : Values.rank(value);
    }

    static long mixed(long code) {
        long mixed = (code + 77) * 0x9e3779b97f4a7c15L;
        return mixed ^ mixed >>> 31;
    }

    private String texts(Object[] elements, boolean inOrder) {
        String[] texts = new String[elements.length];
        for (int at = 0; at < texts.length; at++) {
            texts[at] = identity ? Values.show(elements[at]) : Integer.toString(Values.rank(elements[at]));
        }
        if (!inOrder) {
            sort(texts);
        }
        StringBuilder text = new StringBuilder("[");
        for (String one : texts) {
            text.append(one).append(' ');
        }
        return text.append(']').toString();
    }

    private static void sort(String[] texts) {
        for (int at = 1; at < texts.length; at++) {
            for (int down = at; down > 0 && texts[down].compareTo(texts[down - 1]) < 0; down--) {
                String swapped = texts[down];
                texts[down] = texts[down - 1];
                texts[down - 1] = swapped;
            }
        }
    }

    @SuppressWarnings("unchecked")
    static Collection<Object> collection(Object thing) {
        return (Collection<Object>) thing;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object thing) {
        return (List<Object>) thing;
    }

    @SuppressWarnings("unchecked")
    static Map<Object, Object> map(Object thing) {
        return (Map<Object, Object>) thing;
    }

    @SuppressWarnings("unchecked")
    static Iterator<Object> iterator(Object thing) {
        return (Iterator<Object>) thing;
    }
}
