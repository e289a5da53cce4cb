import java.util.ArrayList;
import java.util.List;

/** Tells its observers about prices. */
public class StockTicker {
    public interface Observer {
        void changed(StockTicker source, int price);
    }

    private final List<Observer> observers = new ArrayList<>();
    private int price;
    private int high = Integer.MIN_VALUE;
    private boolean notifying;

    public void add(Observer observer) {
        if (observers.size() >= 1000) {
            throw new IllegalStateException("too many observers");
        }
        observers.add(observer);
        assert observers.contains(observer);
    }

    public boolean remove(Observer observer) {
        return observers.remove(observer);
    }

    public void setPrice(int price) {
        if (notifying) {
            throw new IllegalStateException("prices must not change here");
        }
        this.price = price;
        high = Math.max(high, price);
        assert high >= price;
        notifying = true;
        try {
            for (Observer observer : observers) {    // BUG: ConcurrentModificationException, an observer may add or remove observers
                observer.changed(this, price);
            }
        } finally {
            notifying = false;
        }
    }

    public int price() {
        return price;
    }

    public int high() {
        return high;
    }

    public int observers() {
        assert observers.size() <= 1000;
        return observers.size();
    }

    /** Keeps the first observers only. */
    public void keep(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count " + count);
        }
        while (observers.size() > count) {
            observers.remove(observers.size() - 1);
        }
        assert observers.size() <= count;
    }
}
