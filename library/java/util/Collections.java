package java.util;

import invar.logic.Identity;
import invar.logic.Seq;

/** Methods for collections; the classes behind them stand in files of their own, by kind. */
public class Collections {
    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = EmptyCollections.set();

    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = EmptyCollections.list();

    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = EmptyCollections.map();

    private static Random random;

    private Collections() {
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, Comparators.<Object>ofElements());
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, c == null ? Comparators.<Object>ofElements() : (Comparator<Object>) c);
    }

    private static int search(List<?> list, Object key, Comparator<Object> order) {
        int found = find(list, key, order);
        if (Identity.isKept() || isFixed(list) && ArraySearching.isStrict(((AbstractCollection<?>) list).elementSequence(), key, order)) {
            return found;
        }
        return Identity.number(-list.size() - 1, list.size());
    }

    /** Whether looking at a list runs no code of the program. */
    private static boolean isFixed(List<?> list) {
        return list.getClass() == ArrayList.class || list instanceof ImmutableList;
    }

    private static int find(List<?> list, Object key, Comparator<Object> order) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int found = order.compare(list.get(middle), key);
            if (found == 0) {
                return middle;
            }
            low = found < 0 ? middle + 1 : low;
            high = found < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    // What is done with all places of a list is one step for an `ArrayList`.

    @SuppressWarnings("unchecked")
    public static void reverse(List<?> list) {
        if (list.getClass() == ArrayList.class) {
            ArrayList<Object> known = (ArrayList<Object>) list;
            known.content = Seq.reverse(known.content);
            return;
        }
        for (int low = 0, high = list.size() - 1; low < high; low++, high--) {
            swap(list, low, high);
        }
    }

    public static void shuffle(List<?> list) {
        if (random == null) {
            random = new Random();
        }
        shuffle(list, random);
    }

    public static void shuffle(List<?> list, Random rnd) {
        for (int rest = list.size(); rest > 1; rest--) {
            swap(list, rest - 1, rnd.nextInt(rest));
        }
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> elements = (List<Object>) list;
        elements.set(i, elements.set(j, elements.get(i)));
    }

    @SuppressWarnings("unchecked")
    public static <T> void fill(List<? super T> list, T obj) {
        if (list.getClass() == ArrayList.class) {
            ArrayList<Object> known = (ArrayList<Object>) list;
            known.content = Seq.repeat(obj, Seq.size(known.content));
            return;
        }
        int size = list.size();
        for (int index = 0; index < size; index++) {
            list.set(index, obj);
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int size = src.size();
        if (size > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        if (dest.getClass() == ArrayList.class && src.getClass() == ArrayList.class) {
            ArrayList<Object> known = (ArrayList<Object>) dest;
            known.content = Seq.concat(((ArrayList<Object>) src).content, Seq.slice(known.content, size, Seq.size(known.content)));
            return;
        }
        for (int index = 0; index < size; index++) {
            dest.set(index, src.get(index));
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        Iterator<? extends T> elements = coll.iterator();
        T least = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (element.compareTo(least) < 0) {
                least = element;
            }
        }
        return least;
    }

    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        Comparator<? super T> order = comp == null ? Comparators.<T>ofElements() : comp;
        Iterator<? extends T> elements = coll.iterator();
        T least = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (order.compare(element, least) < 0) {
                least = element;
            }
        }
        return least;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        Iterator<? extends T> elements = coll.iterator();
        T greatest = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (element.compareTo(greatest) > 0) {
                greatest = element;
            }
        }
        return greatest;
    }

    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        Comparator<? super T> order = comp == null ? Comparators.<T>ofElements() : comp;
        Iterator<? extends T> elements = coll.iterator();
        T greatest = elements.next();
        while (elements.hasNext()) {
            T element = elements.next();
            if (order.compare(element, greatest) > 0) {
                greatest = element;
            }
        }
        return greatest;
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        int size = list.size();
        int shift = size == 0 ? 0 : Math.floorMod(distance, size);
        if (shift == 0) {
            return;
        }
        if (list.getClass() == ArrayList.class) {
            ArrayList<Object> known = (ArrayList<Object>) list;
            known.content = Seq.concat(Seq.slice(known.content, size - shift, size), Seq.slice(known.content, 0, size - shift));
            return;
        }
        Object[] elements = list.toArray();
        for (int index = 0; index < size; index++) {
            ((List<Object>) list).set(index, elements[index < shift ? index - shift + size : index - shift]);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean changed = false;
        int size = list.size();
        for (int index = 0; index < size; index++) {
            if (Objects.equals(oldVal, list.get(index))) {
                list.set(index, newVal);
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int last = source.size() - target.size();
        for (int start = 0; start <= last; start++) {
            if (occursAt(source, target, start)) {
                return start;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        for (int start = source.size() - target.size(); start >= 0; start--) {
            if (occursAt(source, target, start)) {
                return start;
            }
        }
        return -1;
    }

    private static boolean occursAt(List<?> source, List<?> target, int start) {
        int size = target.size();
        int index = 0;
        while (index < size && Objects.equals(target.get(index), source.get(start + index))) {
            index++;
        }
        return index == size;
    }

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (c.getClass() == UnmodifiableCollections.UnmodifiableCollection.class) {
            return (Collection<T>) c;
        }
        return new UnmodifiableCollections.UnmodifiableCollection<T>(c);
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        if (s == null) {
            throw new NullPointerException();
        }
        if (s.getClass() == UnmodifiableCollections.UnmodifiableSet.class) {
            return (Set<T>) s;
        }
        return new UnmodifiableCollections.UnmodifiableSet<T>(s);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        if (s == null) {
            throw new NullPointerException();
        }
        if (s.getClass() == UnmodifiableCollections.UnmodifiableSortedSet.class) {
            return s;
        }
        return new UnmodifiableCollections.UnmodifiableSortedSet<T>(s);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        if (s == null) {
            throw new NullPointerException();
        }
        if (s.getClass() == UnmodifiableCollections.UnmodifiableNavigableSet.class) {
            return s;
        }
        return new UnmodifiableCollections.UnmodifiableNavigableSet<T>(s);
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        if (list == null) {
            throw new NullPointerException();
        }
        if (list instanceof UnmodifiableCollections.UnmodifiableList) {
            return (List<T>) list;
        }
        return list instanceof RandomAccess ? new UnmodifiableCollections.UnmodifiableRandomAccessList<T>(list)
                : new UnmodifiableCollections.UnmodifiableList<T>(list);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        if (m.getClass() == UnmodifiableMaps.UnmodifiableMap.class) {
            return (Map<K, V>) m;
        }
        return new UnmodifiableMaps.UnmodifiableMap<K, V>(m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        if (m.getClass() == UnmodifiableMaps.UnmodifiableSortedMap.class) {
            return (SortedMap<K, V>) m;
        }
        return new UnmodifiableMaps.UnmodifiableSortedMap<K, V>(m);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        if (m == null) {
            throw new NullPointerException();
        }
        if (m.getClass() == UnmodifiableMaps.UnmodifiableNavigableMap.class) {
            return (NavigableMap<K, V>) m;
        }
        return new UnmodifiableMaps.UnmodifiableNavigableMap<K, V>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedCollections.SynchronizedCollection<T>(c);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new SynchronizedCollections.SynchronizedSet<T>(s);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new SynchronizedCollections.SynchronizedSortedSet<T>(s);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
        return new SynchronizedCollections.SynchronizedNavigableSet<T>(s);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return list instanceof RandomAccess ? new SynchronizedCollections.SynchronizedRandomAccessList<T>(list)
                : new SynchronizedCollections.SynchronizedList<T>(list);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new SynchronizedMaps.SynchronizedMap<K, V>(m);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedMaps.SynchronizedSortedMap<K, V>(m);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
        return new SynchronizedMaps.SynchronizedNavigableMap<K, V>(m);
    }

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedCollections.CheckedCollection<E>(c, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new CheckedCollections.CheckedQueue<E>(queue, type);
    }

    public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) {
        return new CheckedCollections.CheckedSet<E>(s, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
        return new CheckedCollections.CheckedSortedSet<E>(s, type);
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
        return new CheckedCollections.CheckedNavigableSet<E>(s, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess ? new CheckedCollections.CheckedRandomAccessList<E>(list, type)
                : new CheckedCollections.CheckedList<E>(list, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMaps.CheckedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMaps.CheckedSortedMap<K, V>(m, keyType, valueType);
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMaps.CheckedNavigableMap<K, V>(m, keyType, valueType);
    }

    public static <T> Iterator<T> emptyIterator() {
        return EmptyCollections.iterator();
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return EmptyCollections.iterator();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return EmptyCollections.enumeration();
    }

    public static final <T> Set<T> emptySet() {
        return EmptyCollections.set();
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return UnmodifiableCollections.emptySet();
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return UnmodifiableCollections.emptySet();
    }

    public static final <T> List<T> emptyList() {
        return EmptyCollections.list();
    }

    public static final <K, V> Map<K, V> emptyMap() {
        return EmptyCollections.map();
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return UnmodifiableMaps.emptyMap();
    }

    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return UnmodifiableMaps.emptyMap();
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonCollections.SingletonSet<T>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonCollections.SingletonList<T>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonCollections.SingletonMap<K, V>(key, value);
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new RepeatedList<T>(n, o);
    }

    public static <T> Comparator<T> reverseOrder() {
        return Comparators.reverseOrder();
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        return Comparators.reverse(cmp);
    }

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        return new IteratorEnumeration<T>(c.iterator());
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> elements = new ArrayList<T>();
        while (e.hasMoreElements()) {
            elements.add(e.nextElement());
        }
        return elements;
    }

    public static int frequency(Collection<?> c, Object o) {
        int count = 0;
        for (Object element : c) {
            if (Objects.equals(o, element)) {
                count++;
            }
        }
        return count;
    }

    /** A set is asked rather than gone over, and of two others the longer one. */
    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        boolean askFirst = c1 instanceof Set;
        if (!askFirst && !(c2 instanceof Set)) {
            int size1 = c1.size();
            int size2 = c2.size();
            if (size1 == 0 || size2 == 0) {
                return true;
            }
            askFirst = size1 > size2;
        }
        Collection<?> asked = askFirst ? c1 : c2;
        for (Object element : askFirst ? c2 : c1) {
            if (asked.contains(element)) {
                return false;
            }
        }
        return true;
    }

    @SafeVarargs
    @SuppressWarnings({"unchecked", "varargs"})
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        if (elements.length > 0 && c.getClass() == ArrayList.class) {
            ArrayList<Object> known = (ArrayList<Object>) c;
            known.modCount++;
            known.content = Seq.concat(known.content, Seq.of(elements));
            return true;
        }
        boolean changed = false;
        for (int index = 0; index < elements.length; index++) {
            changed |= c.add(elements[index]);
        }
        return changed;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetOnMap<E>(map);
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        if (deque == null) {
            throw new NullPointerException();
        }
        return new LifoQueue<T>(deque);
    }

    /** An iterator as an enumeration. */
    private static final class IteratorEnumeration<T> implements Enumeration<T> {
        private final Iterator<T> elements;

        IteratorEnumeration(Iterator<T> elements) {
            this.elements = elements;
        }

        @Override
        public boolean hasMoreElements() {
            return elements.hasNext();
        }

        @Override
        public T nextElement() {
            return elements.next();
        }
    }
}
