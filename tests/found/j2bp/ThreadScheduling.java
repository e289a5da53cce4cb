import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * J2BP, thread scheduling (figure 1 with unknown content): the active threads are scheduled by priority.
 * Property: there is an information object for each active thread, so that none that is looked up is null; and
 * all are scheduled, in the order of their priorities.
 */
class ThreadScheduling {
    static void threadScheduling(List<ThreadInfo> threads, List<Integer> requested) {
        Map<Integer, ThreadInfo> id2thread = new HashMap<>();
        for (ThreadInfo thread : threads) {
            id2thread.put(thread.id, thread);
        }
        Set<Integer> active = new HashSet<>();
        for (Integer id : requested) {
            if (id2thread.containsKey(id)) {
                active.add(id);
            }
        }
        List<Integer> schedule = new LinkedList<>();
        Iterator<Integer> actIt = active.iterator();
        while (actIt.hasNext()) {
            int actID = actIt.next();
            ThreadInfo actTh = id2thread.get(actID);
            assert actTh != null; // holds
            int position = 0;
            while (position < schedule.size()) {
                int schID = schedule.get(position);
                ThreadInfo schTh = id2thread.get(schID);
                assert schTh != null; // holds
                if (actTh.priority > schTh.priority) {
                    break;
                }
                position++;
            }
            schedule.add(position, actID);
        }
        assert schedule.size() == active.size(); // holds
        for (int i = 1; i < schedule.size(); i++) {
            ThreadInfo previous = id2thread.get(schedule.get(i - 1));
            ThreadInfo current = id2thread.get(schedule.get(i));
            assert previous.priority >= current.priority; // holds
        }
    }

    /** Wrong: threads are activated without a check that they are known. */
    static void threadSchedulingWrong1(List<ThreadInfo> threads, List<Integer> requested) {
        Map<Integer, ThreadInfo> id2thread = new HashMap<>();
        for (ThreadInfo thread : threads) {
            id2thread.put(thread.id, thread);
        }
        Set<Integer> active = new HashSet<>();
        for (Integer id : requested) {
            active.add(id);
        }
        List<Integer> schedule = new LinkedList<>();
        Iterator<Integer> actIt = active.iterator();
        while (actIt.hasNext()) {
            int actID = actIt.next();
            ThreadInfo actTh = id2thread.get(actID);
            assert actTh != null; // wrong
            int position = 0;
            while (position < schedule.size()) {
                int schID = schedule.get(position);
                ThreadInfo schTh = id2thread.get(schID);
                assert schTh != null; // holds
                if (actTh.priority > schTh.priority) {
                    break;
                }
                position++;
            }
            schedule.add(position, actID);
        }
        assert schedule.size() == active.size(); // holds
        for (int i = 1; i < schedule.size(); i++) {
            ThreadInfo previous = id2thread.get(schedule.get(i - 1));
            ThreadInfo current = id2thread.get(schedule.get(i));
            assert previous.priority >= current.priority; // holds
        }
    }

    /** Wrong: the order of the priorities is reversed. */
    static void threadSchedulingWrong2(List<ThreadInfo> threads, List<Integer> requested) {
        Map<Integer, ThreadInfo> id2thread = new HashMap<>();
        for (ThreadInfo thread : threads) {
            id2thread.put(thread.id, thread);
        }
        Set<Integer> active = new HashSet<>();
        for (Integer id : requested) {
            if (id2thread.containsKey(id)) {
                active.add(id);
            }
        }
        List<Integer> schedule = new LinkedList<>();
        Iterator<Integer> actIt = active.iterator();
        while (actIt.hasNext()) {
            int actID = actIt.next();
            ThreadInfo actTh = id2thread.get(actID);
            assert actTh != null; // holds
            int position = 0;
            while (position < schedule.size()) {
                int schID = schedule.get(position);
                ThreadInfo schTh = id2thread.get(schID);
                assert schTh != null; // holds
                if (actTh.priority < schTh.priority) {
                    break;
                }
                position++;
            }
            schedule.add(position, actID);
        }
        assert schedule.size() == active.size(); // holds
        for (int i = 1; i < schedule.size(); i++) {
            ThreadInfo previous = id2thread.get(schedule.get(i - 1));
            ThreadInfo current = id2thread.get(schedule.get(i));
            assert previous.priority >= current.priority; // wrong
        }
    }

    /** Wrong: a thread that comes after all scheduled ones is not scheduled. */
    static void threadSchedulingWrong3(List<ThreadInfo> threads, List<Integer> requested) {
        Map<Integer, ThreadInfo> id2thread = new HashMap<>();
        for (ThreadInfo thread : threads) {
            id2thread.put(thread.id, thread);
        }
        Set<Integer> active = new HashSet<>();
        for (Integer id : requested) {
            if (id2thread.containsKey(id)) {
                active.add(id);
            }
        }
        List<Integer> schedule = new LinkedList<>();
        Iterator<Integer> actIt = active.iterator();
        while (actIt.hasNext()) {
            int actID = actIt.next();
            ThreadInfo actTh = id2thread.get(actID);
            assert actTh != null; // holds
            int position = 0;
            while (position < schedule.size()) {
                int schID = schedule.get(position);
                ThreadInfo schTh = id2thread.get(schID);
                assert schTh != null; // holds
                if (actTh.priority > schTh.priority) {
                    break;
                }
                position++;
            }
            if (position < schedule.size()) {
                schedule.add(position, actID);
            }
        }
        assert schedule.size() == active.size(); // wrong
        for (int i = 1; i < schedule.size(); i++) {
            ThreadInfo previous = id2thread.get(schedule.get(i - 1));
            ThreadInfo current = id2thread.get(schedule.get(i));
            assert previous.priority >= current.priority; // holds
        }
    }

    static class ThreadInfo {
        final int id;
        final int priority;

        ThreadInfo(int id, int priority) {
            this.id = id;
            this.priority = priority;
        }
    }
}
