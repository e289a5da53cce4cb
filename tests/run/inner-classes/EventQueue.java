// A small simulation with inner classes that schedule one another on their enclosing queue. Ends uncaught.
public class EventQueue {
    private Event head;
    private int now;
    private int handled;

    private abstract class Event {
        final int time;
        Event next;

        Event(int delay) {
            time = now + delay;
            Event before = null;
            Event after = head;
            while (after != null && after.time <= time) {
                before = after;
                after = after.next;
            }
            next = after;
            if (before == null) {
                head = this;
            } else {
                before.next = this;
            }
        }

        abstract void fire();
    }

    private class Tick extends Event {
        private final int left;

        Tick(int delay, int left) {
            super(delay);
            this.left = left;
        }

        void fire() {
            System.out.println(now + " tick " + left);
            if (left > 0) {
                new Tick(3, left - 1);
                new Note(left * 2, "from tick " + left);
            }
        }
    }

    private class Note extends Event {
        final String text;

        Note(int delay, String text) {
            super(delay);
            this.text = text;
        }

        void fire() {
            System.out.println(now + " note " + text);
            if (handled > 7) {
                throw new IllegalStateException("too many events: " + handled + ", next at " + (head == null ? -1 : head.time));
            }
        }
    }

    void run() {
        for (; head != null; handled++) {
            Event event = head;
            head = event.next;
            now = event.time;
            event.fire();
        }
    }

    public static void main(String[] args) {
        EventQueue queue = new EventQueue();
        queue.new Note(5, "five");
        queue.new Tick(0, 3);
        queue.new Note(50, "last");
        queue.run();
    }
}
