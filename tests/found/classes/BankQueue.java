import java.util.ArrayDeque;
import java.util.Queue;

/** Customers draw tickets and wait for a free counter. */
public class BankQueue {
    private static class Ticket {
        final int number;
        final long arrival;

        Ticket(int number, long arrival) {
            this.number = number;
            this.arrival = arrival;
        }
    }

    private final Queue<Ticket> waiting = new ArrayDeque<>();
    private final boolean[] busy;
    private int lastNumber;
    private long clock;
    private long waited;
    private int served;

    public BankQueue(int counters) {
        if (counters < 1 || counters > 100) {
            throw new IllegalArgumentException("counters " + counters);
        }
        busy = new boolean[counters];
    }

    public int draw() {
        lastNumber = lastNumber == 999 ? 1 : lastNumber + 1;
        waiting.add(new Ticket(lastNumber, clock));
        assert lastNumber >= 1 && lastNumber <= 999;
        return lastNumber;
    }

    public void pass(int minutes) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes " + minutes);
        }
        clock += minutes;
    }

    /** Calls the next customer to a counter, which is -1 if all are busy. */
    public int call() {
        if (waiting.isEmpty()) {
            throw new IllegalStateException("nobody waits");
        }
        for (int i = 0; i < busy.length; i++) {
            if (!busy[i]) {
                Ticket ticket = waiting.remove();
                busy[i] = true;
                waited += clock - ticket.arrival;
                served++;
                return i;
            }
        }
        return -1;
    }

    public void done(int counter) {
        if (counter < 0 || counter >= busy.length || !busy[counter]) {
            throw new IllegalArgumentException("counter " + counter);
        }
        busy[counter] = false;
        assert !busy[counter];
    }

    public long averageWait() {
        return waited / served;    // BUG: ArithmeticException, nobody is served yet
    }

    public int nextNumber() {
        return waiting.isEmpty() ? 0 : waiting.peek().number;
    }
}
