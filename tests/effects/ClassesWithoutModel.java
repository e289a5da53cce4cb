// Objects of classes without a model run their own methods, whatever type they are called by: not those of Object, and not none at all.
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;

class ClassesWithoutModel {
    int calls;

    void equality(LocalDate one, LocalDate other) {
        Object object = one;
        assert one == other || !object.equals(other); //~ unknown[assertion]
    }

    void equalityOfObjects(Object one, LocalDate other) {
        assert one == other || !one.equals(other); //~ unknown[assertion]
    }

    void hash(LocalDate one, LocalDate other) {
        Object a = one;
        Object b = other;
        assert a.hashCode() == b.hashCode(); //~ unknown[assertion]
    }

    void text(LocalDate date) {
        Object object = date;
        assert object.toString().contains("@"); //~ unknown[assertion]
    }

    void joined(LocalDate date) {
        assert ("" + date).contains("@"); //~ unknown[assertion]
    }

    void order(LocalDate one, LocalDate other) {
        Comparable<ChronoLocalDate> comparable = one;
        assert comparable.compareTo(other) == 5; //~ unknown[assertion], unknown[class-cast]
    }

    void keys(LocalDate one, LocalDate other) {
        Set<LocalDate> dates = new HashSet<>();
        dates.add(one);
        dates.add(other);
        assert one == other || dates.size() == 2; //~ unknown[assertion]
    }

    void map(LocalDate one, LocalDate other) {
        Map<LocalDate, Integer> map = new HashMap<>();
        map.put(one, 1);
        map.put(other, 2);
        assert one == other || map.get(one) == 1; //~ unknown[assertion], unknown[null-unboxing]
    }

    void collection() {
        Collection<String> strings = new ConcurrentLinkedQueue<>(); //~ unknown[unknown-effect]
        strings.add("a"); //~ unknown[unknown-effect], unknown[unsupported-operation]
        assert strings.size() == 0; //~ unknown[assertion], unknown[unknown-effect]
    }

    void given(ConcurrentLinkedQueue<String> queue) {
        Collection<String> strings = queue;
        assert strings.size() == 17; //~ unknown[assertion], unknown[unknown-effect]
    }

    void iterated(LinkedBlockingDeque<String> queue) {
        Iterable<String> strings = queue;
        Iterator<String> iterator = strings.iterator(); //~ unknown[unknown-effect]
        assert !iterator.hasNext(); //~ unknown[assertion]
    }

    void effect(ConcurrentLinkedQueue<ClassesWithoutModel> queue) {
        calls = 1;
        Collection<ClassesWithoutModel> all = queue;
        all.forEach(one -> one.calls++); //~ unknown[concurrent-modification], unknown[no-such-element], unknown[null-argument], unknown[unknown-effect]
        assert calls == 1; //~ unknown[assertion]
    }
}
//~ obligations: 61
