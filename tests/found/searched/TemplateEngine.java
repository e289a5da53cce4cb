import java.util.HashMap;
import java.util.Map;

/** Puts values for {names} into a text. */
public class TemplateEngine {
    private final Map<String, String> values = new HashMap<>();

    public void define(String name, String value) {
        values.put(name, value);
    }

    public String expand(String template) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < template.length()) {
            char c = template.charAt(at);
            if (c == '{') {
                int end = template.indexOf('}', at);
                String name = template.substring(at + 1, end);    // BUG: StringIndexOutOfBoundsException, the brace is not closed
                out.append(values.getOrDefault(name, ""));
                at = end + 1;
            } else {
                out.append(c);
                at++;
            }
        }
        return out.toString();
    }
}
