import java.util.ArrayList;
import java.util.List;

/** A value that tells others when it changes. */
public class Observers {
    public interface Observer {
        void changed(int value);
    }

    private final List<Observer> observers = new ArrayList<>();
    private int value;

    public void register(Observer observer) {
        if (!observers.contains(observer)) {
            observers.add(observer);
        }
    }

    public void unregister(Observer observer) {
        observers.remove(observer);
    }

    public void set(int value) {
        if (value == this.value) {
            return;
        }
        this.value = value;
        for (Observer observer : observers) {    // BUG: ConcurrentModificationException, an observer may unregister itself
            observer.changed(value);
        }
    }

    public int get() {
        return value;
    }
}
