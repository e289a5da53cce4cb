import java.util.HashMap;
import java.util.Map;

/** Names with numbers; a nickname stands for a name. */
public class AddressBook {
    private final Map<String, String> numbers = new HashMap<>();
    private final Map<String, String> nicknames = new HashMap<>();

    public void add(String name, String number) {
        if (name.isEmpty() || number.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        numbers.put(name, number);
    }

    public boolean nickname(String nickname, String name) {
        if (!numbers.containsKey(name) || nicknames.containsKey(nickname)) {
            return false;
        }
        nicknames.put(nickname, name);
        return true;
    }

    public boolean remove(String name) {
        return numbers.remove(name) != null;
    }

    public int lengthOf(String nickname) {
        String name = nicknames.get(nickname);
        if (name == null) {
            return 0;
        }
        return numbers.get(name).length();    // BUG: NullPointerException, remove leaves the nicknames
    }

    public int size() {
        return numbers.size();
    }
}
