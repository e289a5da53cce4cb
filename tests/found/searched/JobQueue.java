import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Jobs that run one after the other, and wait for one another. */
public class JobQueue {
    public static class Job {
        private final String name;
        private Job waitsFor;
        private boolean done;

        public Job(String name) {
            this.name = name;
        }

        public void waitFor(Job other) {
            waitsFor = other;
        }
    }

    private final Deque<Job> waiting = new ArrayDeque<>();
    private final List<String> finished = new ArrayList<>();

    public void add(Job job) {
        waiting.addLast(job);
    }

    /** Runs the next job, or the one that it waits for. */
    public boolean step() {
        Job job = waiting.poll();
        if (job == null) {
            return false;
        }
        if (job.waitsFor != null && !job.waitsFor.done) {
            waiting.remove(job.waitsFor);
            job.waitsFor.done = true;
            finished.add(job.waitsFor.name);
            waiting.addFirst(job);
            return true;
        }
        job.done = true;
        finished.add(job.name);
        return true;
    }

    public String next() {
        return waiting.getFirst().name;    // BUG: NoSuchElementException, no job waits
    }

    public int finished() {
        return finished.size();
    }
}
