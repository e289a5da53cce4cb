import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Books money from one account to another, in cents. */
public class Ledger {
    private record Entry(String from, String to, int cents) {
    }

    private final TreeMap<String, Long> balances = new TreeMap<>();
    private final List<Entry> entries = new ArrayList<>();

    public void open(String account) {
        if (balances.putIfAbsent(account, 0L) != null) {
            throw new IllegalArgumentException("account exists: " + account);
        }
        assert balances.containsKey(account);
    }

    public void transfer(String from, String to, int cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount " + cents);
        }
        if (from.equals(to) || !balances.containsKey(from) || !balances.containsKey(to)) {
            throw new IllegalArgumentException("bad accounts " + from + ", " + to);
        }
        book(new Entry(from, to, cents));
    }

    private void book(Entry entry) {
        balances.put(entry.from, balances.get(entry.from) - entry.cents);
        balances.put(entry.to, balances.get(entry.to) + entry.cents);
        entries.add(entry);
    }

    /** Takes the last transfer back, if there is one. */
    public boolean undo() {
        if (entries.isEmpty()) {
            return false;
        }
        Entry last = entries.remove(entries.size() - 1);
        assert last.cents > 0;
        balances.merge(last.from, (long) last.cents, Long::sum);
        balances.merge(last.to, (long) -last.cents, Long::sum);
        return true;
    }

    public long balance(String account) {
        Long cents = balances.get(account);
        if (cents == null) {
            throw new IllegalArgumentException("no account " + account);
        }
        return cents;
    }

    public boolean balanced() {
        long sum = 0;
        for (long cents : balances.values()) {
            sum += cents;
        }
        assert sum == 0;
        return sum == 0;
    }

    public int transfersOf(String account) {
        int count = 0;
        for (Entry entry : entries) {
            if (entry.from.equals(account) || entry.to.equals(account)) {
                count++;
            }
        }
        assert count <= entries.size();
        return count;
    }
}
