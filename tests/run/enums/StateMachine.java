// A state machine whose states are constants with bodies and whose transitions name other constants.
public class StateMachine {
    static int steps;

    enum State {
        START {
            State next(char c) {
                return c == '-' ? SIGN : digit(c) ? INTEGER : c == ' ' ? this : ERROR;
            }
        },
        SIGN {
            State next(char c) {
                return digit(c) ? INTEGER : ERROR;
            }
        },
        INTEGER {
            State next(char c) {
                return digit(c) ? this : c == '.' ? POINT : ERROR;
            }

            @Override
            boolean accepts() {
                return true;
            }
        },
        POINT {
            State next(char c) {
                return digit(c) ? FRACTION : ERROR;
            }
        },
        FRACTION {
            State next(char c) {
                return digit(c) ? FRACTION : ERROR;
            }

            @Override
            boolean accepts() {
                return true;
            }
        },
        ERROR {
            State next(char c) {
                return this;
            }
        };

        private int entered;

        abstract State next(char c);

        boolean accepts() {
            return false;
        }

        static boolean digit(char c) {
            steps++;
            return '0' <= c && c <= '9';
        }
    }

    public static void main(String[] args) {
        for (String input : new String[] {"12", " -3.5", "-", "1.", "4x4", "", "007.250"}) {
            State state = State.START;
            for (char c : input.toCharArray()) {
                state = state.next(c);
                state.entered++;
            }
            System.out.println("\"" + input + "\" " + state + " " + state.accepts());
        }
        for (State state : State.values()) {
            System.out.print(state.name().charAt(0) + "" + state.entered + " ");
        }
        System.out.println(steps);
    }
}
