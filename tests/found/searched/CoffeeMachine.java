/** A state machine: coins, a choice, and a cup. */
public class CoffeeMachine {
    public enum State { IDLE, PAID, BREWING, DONE }

    public enum Drink { COFFEE, TEA, COCOA }

    private State state = State.IDLE;
    private Drink chosen;
    private int water = 3;

    public boolean pay(int cents) {
        if (state != State.IDLE || cents < 50) {
            return false;
        }
        state = State.PAID;
        return true;
    }

    public boolean choose(Drink drink) {
        if (state != State.PAID) {
            return false;
        }
        chosen = drink;
        if (water > 0) {
            water--;
            state = State.BREWING;
        }
        return state == State.BREWING;
    }

    public void skip() {
        if (state == State.PAID) {
            state = State.BREWING;
        }
    }

    public String serve() {
        if (state != State.BREWING) {
            return "nothing";
        }
        state = State.DONE;
        return chosen.name().toLowerCase();    // BUG: NullPointerException, skip without a choice
    }

    public void reset() {
        state = State.IDLE;
        chosen = null;
    }
}
