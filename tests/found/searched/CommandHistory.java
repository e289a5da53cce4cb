import java.util.ArrayList;
import java.util.List;

/** The commands that were typed; up and down go through them. */
public class CommandHistory {
    private final List<String> commands = new ArrayList<>();
    private int position;

    public void enter(String command) {
        if (!command.isBlank()) {
            commands.add(command);
        }
        position = commands.size();
    }

    public String up() {
        if (position == 0) {
            return "";
        }
        position--;
        return commands.get(position);    // BUG: IndexOutOfBoundsException, keep drops commands and leaves the position
    }

    public String down() {
        if (position >= commands.size() - 1) {
            position = commands.size();
            return "";
        }
        position++;
        return commands.get(position);
    }

    /** Keeps so many of the first commands. */
    public void keep(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("negative");
        }
        while (commands.size() > count) {
            commands.remove(commands.size() - 1);
        }
    }
}
