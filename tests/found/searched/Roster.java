import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** People in teams. */
public class Roster {
    public static class Team {
        private final String name;
        private final List<String> members = new ArrayList<>();

        public Team(String name) {
            this.name = name;
        }

        public void join(String person) {
            members.add(person);
        }

        public String captain() {
            return members.isEmpty() ? "nobody" : members.get(0);
        }

        /** Takes over all members of another team. */
        public void absorb(Team other) {
            for (String person : other.members) {    // BUG: ConcurrentModificationException, a team may absorb itself
                members.add(person);
            }
            other.members.clear();
        }
    }

    private final Map<String, Team> teams = new HashMap<>();

    public Team team(String name) {
        return teams.computeIfAbsent(name, Team::new);
    }

    public int size() {
        return teams.size();
    }
}
