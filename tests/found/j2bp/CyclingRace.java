import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * J2BP, cycling race (figure 4 with unknown results): the results are sorted by a TreeMap, the winner comes
 * first and the others with their differences. Property: the map is sorted, the winner has the smallest time of
 * all.
 */
class CyclingRace {
    static void cyclingRace(List<Cyclist> cyclists) {
        Map<Integer, Cyclist> results = new TreeMap<>();
        Iterator<Cyclist> cycIt = cyclists.iterator();
        while (cycIt.hasNext()) {
            Cyclist cyclist = cycIt.next();
            results.put(cyclist.time - cyclist.bonus, cyclist);
        }
        Collection<Cyclist> resCyclists = results.values();
        Iterator<Cyclist> resIt = resCyclists.iterator();
        if (!resIt.hasNext()) {
            return;
        }
        Cyclist best = resIt.next();
        int bestTime = best.time - best.bonus;
        for (Cyclist cyclist : cyclists) {
            assert bestTime <= cyclist.time - cyclist.bonus; // holds
        }
        int previous = bestTime;
        while (resIt.hasNext()) {
            Cyclist cyclist = resIt.next();
            int current = cyclist.time - cyclist.bonus;
            long difference = (long) current - bestTime;
            assert difference > 0; // holds
            assert previous < current; // holds
            previous = current;
        }
    }

    /** Wrong: the map is not sorted. */
    static void cyclingRaceWrong1(List<Cyclist> cyclists) {
        Map<Integer, Cyclist> results = new HashMap<>();
        Iterator<Cyclist> cycIt = cyclists.iterator();
        while (cycIt.hasNext()) {
            Cyclist cyclist = cycIt.next();
            results.put(cyclist.time - cyclist.bonus, cyclist);
        }
        Collection<Cyclist> resCyclists = results.values();
        Iterator<Cyclist> resIt = resCyclists.iterator();
        if (!resIt.hasNext()) {
            return;
        }
        Cyclist best = resIt.next();
        int bestTime = best.time - best.bonus;
        for (Cyclist cyclist : cyclists) {
            assert bestTime <= cyclist.time - cyclist.bonus; // wrong
        }
        int previous = bestTime;
        while (resIt.hasNext()) {
            Cyclist cyclist = resIt.next();
            int current = cyclist.time - cyclist.bonus;
            long difference = (long) current - bestTime;
            assert difference > 0; // holds
            assert previous < current; // wrong
            previous = current;
        }
    }

    /** Wrong: the assertion forgets that there may be a tie. */
    static void cyclingRaceWrong2(List<Cyclist> cyclists) {
        Map<Integer, Cyclist> results = new TreeMap<>();
        Iterator<Cyclist> cycIt = cyclists.iterator();
        while (cycIt.hasNext()) {
            Cyclist cyclist = cycIt.next();
            results.put(cyclist.time - cyclist.bonus, cyclist);
        }
        Collection<Cyclist> resCyclists = results.values();
        Iterator<Cyclist> resIt = resCyclists.iterator();
        if (!resIt.hasNext()) {
            return;
        }
        Cyclist best = resIt.next();
        int bestTime = best.time - best.bonus;
        for (Cyclist cyclist : cyclists) {
            assert cyclist == best || bestTime < cyclist.time - cyclist.bonus; // wrong
        }
        int previous = bestTime;
        while (resIt.hasNext()) {
            Cyclist cyclist = resIt.next();
            int current = cyclist.time - cyclist.bonus;
            long difference = (long) current - bestTime;
            assert difference > 0; // holds
            assert previous < current; // holds
            previous = current;
        }
    }

    /** Wrong: the difference overflows. */
    static void cyclingRaceWrong3(List<Cyclist> cyclists) {
        Map<Integer, Cyclist> results = new TreeMap<>();
        Iterator<Cyclist> cycIt = cyclists.iterator();
        while (cycIt.hasNext()) {
            Cyclist cyclist = cycIt.next();
            results.put(cyclist.time - cyclist.bonus, cyclist);
        }
        Collection<Cyclist> resCyclists = results.values();
        Iterator<Cyclist> resIt = resCyclists.iterator();
        if (!resIt.hasNext()) {
            return;
        }
        Cyclist best = resIt.next();
        int bestTime = best.time - best.bonus;
        for (Cyclist cyclist : cyclists) {
            assert bestTime <= cyclist.time - cyclist.bonus; // holds
        }
        int previous = bestTime;
        while (resIt.hasNext()) {
            Cyclist cyclist = resIt.next();
            int current = cyclist.time - cyclist.bonus;
            int difference = current - bestTime;
            assert difference > 0; // wrong
            assert previous < current; // holds
            previous = current;
        }
    }

    static class Cyclist {
        final int id;
        final int time;
        final int bonus;

        Cyclist(int id, int time, int bonus) {
            this.id = id;
            this.time = time;
            this.bonus = bonus;
        }
    }
}
