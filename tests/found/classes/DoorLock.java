import java.util.EnumMap;
import java.util.Map;

/** A door with a lock as a table of transitions. */
public class DoorLock {
    enum State { OPEN, CLOSED, LOCKED }

    enum Action { PUSH, PULL, TURN }

    private final Map<State, Map<Action, State>> table = new EnumMap<>(State.class);
    private final int[] visits = new int[State.values().length];
    private State state = State.CLOSED;

    public DoorLock() {
        for (State each : State.values()) {
            table.put(each, new EnumMap<>(Action.class));
        }
        table.get(State.CLOSED).put(Action.PULL, State.OPEN);
        table.get(State.OPEN).put(Action.PUSH, State.CLOSED);
        table.get(State.CLOSED).put(Action.TURN, State.LOCKED);
        table.get(State.LOCKED).put(Action.TURN, State.CLOSED);
        assert table.size() == 3;
    }

    State state() {
        assert state != null;
        return state;
    }

    boolean can(Action action) {
        return table.get(state).containsKey(action);
    }

    void act(Action action) {
        if (!can(action)) {
            throw new IllegalStateException(state + " does not allow " + action);
        }
        enter(table.get(state).get(action));
    }

    private void enter(State next) {
        state = next;
        visits[next.ordinal()]++;
    }

    /** Where an action would lead. */
    String preview(Action action) {
        State next = table.get(state).get(action);
        return next.name().toLowerCase();    // BUG: NullPointerException, the action may not be possible
    }

    int visits(State which) {
        return visits[which.ordinal()];
    }

    /** Does what it can of the letters p (push), l (pull) and t (turn). */
    int run(String letters) {
        int done = 0;
        for (char letter : letters.toCharArray()) {
            Action action = letter == 'p' ? Action.PUSH : letter == 'l' ? Action.PULL : Action.TURN;
            if (can(action)) {
                act(action);
                done++;
            }
        }
        assert done <= letters.length();
        return done;
    }
}
