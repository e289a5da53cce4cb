import java.util.HashMap;
import java.util.Map;

/** Coins by their value. */
public class Wallet {
    private final Map<Integer, Integer> coins = new HashMap<>();

    public void add(int value, int count) {
        if (value < 1 || value > 200 || count < 1 || count > 1000) {
            throw new IllegalArgumentException("coin");
        }
        coins.merge(value, count, Integer::sum);
    }

    public boolean take(int value) {
        Integer count = coins.get(value);
        if (count == null) {
            return false;
        }
        if (count == 1) {
            coins.remove(value);
        } else {
            coins.put(value, count - 1);
        }
        return true;
    }

    public int count(int value) {
        return coins.getOrDefault(value, 0);
    }

    public boolean has(int value) {
        return coins.containsKey(value) && coins.get(value) > 0;
    }
}
