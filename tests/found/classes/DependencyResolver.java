import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Orders modules so that each follows those that it needs. */
public class DependencyResolver {
    private enum Mark { OPEN, DONE }

    private final Map<String, Set<String>> needs = new HashMap<>();

    public void module(String name) {
        needs.putIfAbsent(name, new LinkedHashSet<>());
    }

    public void need(String name, String dependency) {
        module(name);
        module(dependency);
        needs.get(name).add(dependency);
        assert needs.get(name).contains(dependency);
    }

    public List<String> order() {
        List<String> order = new ArrayList<>();
        Map<String, Mark> marks = new HashMap<>();
        for (String name : needs.keySet()) {
            visit(name, marks, order);
        }
        assert order.size() == needs.size();
        return order;
    }

    public List<String> orderFor(String name) {
        if (!needs.containsKey(name)) {
            throw new IllegalArgumentException("unknown module " + name);
        }
        List<String> order = new ArrayList<>();
        visit(name, new HashMap<>(), order);
        assert order.get(order.size() - 1).equals(name);
        return order;
    }

    private void visit(String name, Map<String, Mark> marks, List<String> order) {
        Mark mark = marks.get(name);
        if (mark == Mark.DONE) {
            return;
        }
        if (mark == Mark.OPEN) {
            throw new IllegalStateException("cycle through " + name);
        }
        marks.put(name, Mark.OPEN);
        for (String dependency : needs.get(name)) {
            visit(dependency, marks, order);
        }
        marks.put(name, Mark.DONE);
        order.add(name);
    }

    public int users(String dependency) {
        int users = 0;
        for (Set<String> set : needs.values()) {
            if (set.contains(dependency)) {
                users++;
            }
        }
        return users;
    }
}
