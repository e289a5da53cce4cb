import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Runs tasks by their due time, in the order of insertion if due at once. */
public class TaskScheduler {
    private static final class Task {
        final String name;
        final long due;
        final long number;

        Task(String name, long due, long number) {
            this.name = name;
            this.due = due;
            this.number = number;
        }
    }

    private final PriorityQueue<Task> queue =
        new PriorityQueue<>(Comparator.<Task>comparingLong(t -> t.due).thenComparingLong(t -> t.number));
    private long now;
    private long counter;

    public void schedule(String name, int delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("delay " + delay);
        }
        queue.add(new Task(name, now + delay, counter++));
        assert !queue.isEmpty();
    }

    /** Advances the clock and returns the names of the tasks that became due. */
    public List<String> advance(int ticks) {
        if (ticks < 0) {
            throw new IllegalArgumentException("time does not run backwards");
        }
        now += ticks;
        List<String> done = new ArrayList<>();
        while (!queue.isEmpty() && queue.peek().due <= now) {
            Task task = queue.poll();
            assert task != null;
            done.add(task.name);
        }
        return done;
    }

    public String nextName() {
        Task task = queue.peek();
        return task == null ? "nothing" : task.name;
    }

    public int cancel(String name) {
        int before = queue.size();
        queue.removeIf(task -> task.name.equals(name));
        int removed = before - queue.size();
        assert removed >= 0;
        return removed;
    }

    public int pending() {
        return queue.size();
    }
}
