import java.util.HashMap;
import java.util.Map;

/** Settings as text, with defaults and typed reading. */
public class ConfigStore {
    private final Map<String, String> values = new HashMap<>();
    private final ConfigStore defaults;
    private int changes;

    public ConfigStore() {
        this.defaults = null;
    }

    public ConfigStore(ConfigStore defaults) {
        this.defaults = defaults;
    }

    public void set(String key, String value) {
        if (key.isBlank()) {
            throw new IllegalArgumentException("blank key");
        }
        String old = values.put(key, value);
        if (!value.equals(old)) {
            changes++;
        }
        assert has(key);
    }

    /** Reads "key = value". */
    public void setLine(String line) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("no '=' in " + line);
        }
        set(line.substring(0, equals).strip(), line.substring(equals + 1).strip());
    }

    public boolean has(String key) {
        return values.containsKey(key) || defaults != null && defaults.has(key);
    }

    public String get(String key, String otherwise) {
        String value = values.get(key);
        if (value != null) {
            return value;
        }
        return defaults == null ? otherwise : defaults.get(key, otherwise);
    }

    public int getInt(String key, int low, int high) {
        if (low > high) {
            throw new IllegalArgumentException(low + " > " + high);
        }
        int value;
        try {
            value = Integer.parseInt(get(key, "0"));
        } catch (NumberFormatException e) {
            value = 0;
        }
        int result = Math.min(Math.max(value, low), high);
        assert low <= result && result <= high;
        return result;
    }

    public boolean getFlag(String key) {
        String value = get(key, "no").toLowerCase();
        return value.equals("yes") || value.equals("true") || value.equals("1");
    }

    public boolean isChanged() {
        return changes != 0;
    }

    public void unset(String key) {
        values.remove(key);
        assert defaults != null || !has(key);
    }
}
