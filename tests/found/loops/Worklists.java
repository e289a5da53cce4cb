import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Queues, stacks and sets of visited nodes. */
final class Worklists {
    // Draining a queue takes out every element once.
    static void drain(List<Integer> in) {
        Deque<Integer> queue = new ArrayDeque<>(in);
        int taken = 0;
        while (!queue.isEmpty()) {
            queue.poll();
            taken++;
        }
        assert taken == in.size(); // holds
    }

    static void drainWrong(List<Integer> in) {
        Deque<Integer> queue = new ArrayDeque<>(in);
        int taken = 0;
        while (queue.size() > 1) {
            queue.poll();
            taken++;
        }
        assert taken == in.size(); // wrong
    }

    // A breadth-first search has visited its start.
    static void breadthFirst(Map<Integer, List<Integer>> graph, int start) {
        Set<Integer> visited = new HashSet<>();
        Deque<Integer> queue = new ArrayDeque<>();
        visited.add(start);
        queue.add(start);
        while (!queue.isEmpty()) {
            List<Integer> targets = graph.get(queue.poll());
            if (targets == null) {
                continue;
            }
            for (Integer target : targets) {
                if (visited.add(target)) {
                    queue.add(target);
                }
            }
        }
        assert visited.contains(start); // holds
    }

    static void breadthFirstWrong(Map<Integer, List<Integer>> graph, int start) {
        Set<Integer> visited = new HashSet<>();
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            List<Integer> targets = graph.get(queue.poll());
            if (targets == null) {
                continue;
            }
            for (Integer target : targets) {
                if (visited.add(target)) {
                    queue.add(target);
                }
            }
        }
        assert visited.contains(start); // wrong
    }

    // A depth-first search lists every visited node once.
    static void depthFirst(Map<Integer, List<Integer>> graph, int start) {
        Set<Integer> visited = new HashSet<>();
        List<Integer> order = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            Integer node = stack.pop();
            if (visited.add(node)) {
                order.add(node);
                for (Integer target : graph.getOrDefault(node, new ArrayList<>())) {
                    stack.push(target);
                }
            }
        }
        assert order.size() == visited.size(); // holds
    }

    static void depthFirstWrong(Map<Integer, List<Integer>> graph, int start) {
        Set<Integer> visited = new HashSet<>();
        List<Integer> order = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            Integer node = stack.pop();
            order.add(node);
            if (visited.add(node)) {
                for (Integer target : graph.getOrDefault(node, new ArrayList<>())) {
                    stack.push(target);
                }
            }
        }
        assert order.size() == visited.size(); // wrong
    }

    // A history forgets its oldest entry when it gets too long.
    static void boundedHistory(List<String> in) {
        Deque<String> history = new ArrayDeque<>();
        for (String s : in) {
            history.addLast(s);
            if (history.size() > 3) {
                history.removeFirst();
            }
        }
        assert history.size() <= 3; // holds
    }

    static void boundedHistoryWrong(List<String> in) {
        Deque<String> history = new ArrayDeque<>();
        for (String s : in) {
            history.addLast(s);
            if (history.size() > 4) {
                history.removeFirst();
            }
        }
        assert history.size() <= 3; // wrong
    }

    // The depth of open brackets is the size of the stack.
    static void openBrackets(String s) {
        Deque<Integer> open = new ArrayDeque<>();
        int depth = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '(') {
                open.push(i);
                depth++;
            } else if (s.charAt(i) == ')' && !open.isEmpty()) {
                open.pop();
                depth--;
            }
        }
        assert depth == open.size(); // holds
    }

    static void openBracketsWrong(String s) {
        Deque<Integer> open = new ArrayDeque<>();
        int depth = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '(') {
                open.push(i);
                depth++;
            } else if (s.charAt(i) == ')' && depth > 0) {
                open.pop();
                depth = 0;
            }
        }
        assert depth == open.size(); // wrong
    }

    // The element that was just queued is the last one.
    static void lastQueued(List<String> in) {
        Deque<String> queue = new ArrayDeque<>();
        for (String s : in) {
            queue.addLast(s);
            assert queue.peekLast().equals(s); // holds
        }
    }

    static void lastQueuedWrong(List<String> in) {
        Deque<String> queue = new ArrayDeque<>();
        for (String s : in) {
            queue.addFirst(s);
            assert queue.peekLast().equals(s); // wrong
        }
    }
}
