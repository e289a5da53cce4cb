/** Loops that go from state to state. */
final class StateMachines {
    // The state stays in its range.
    static void range(String input) {
        int state = 0;
        for (int i = 0; i < input.length(); i++) {
            char c = input.charAt(i);
            if (c == ' ') {
                state = 0;
            } else if (state < 3) {
                state++;
            }
        }
        assert 0 <= state && state < 4; // holds
    }

    static void rangeWrong(String input) {
        int state = 0;
        for (int i = 0; i < input.length(); i++) {
            char c = input.charAt(i);
            if (c == ' ') {
                state = 0;
            } else if (state <= 3) {
                state++;
            }
        }
        assert 0 <= state && state < 4; // wrong
    }

    // One is inside a quotation after an odd number of quotes.
    static void quotes(String input) {
        boolean inside = false;
        int quotes = 0;
        for (int i = 0; i < input.length(); i++) {
            if (input.charAt(i) == '"') {
                inside = !inside;
                quotes++;
            }
        }
        assert inside == (quotes % 2 == 1); // holds
    }

    static void quotesWrong(String input) {
        boolean inside = false;
        int quotes = 0;
        for (int i = 0; i < input.length(); i++) {
            if (input.charAt(i) == '"') {
                inside = true;
                quotes++;
            }
        }
        assert inside == (quotes % 2 == 1); // wrong
    }

    // A traffic light only shows its three colours.
    static void trafficLight(int[] ticks) {
        int light = 0;
        for (int i = 0; i < ticks.length; i++) {
            switch (light) {
                case 0:
                    light = 1;
                    break;
                case 1:
                    light = 2;
                    break;
                default:
                    light = 0;
            }
        }
        assert light == 0 || light == 1 || light == 2; // holds
    }

    static void trafficLightWrong(int[] ticks) {
        int light = 0;
        for (int i = 0; i < ticks.length; i++) {
            switch (light) {
                case 0:
                    light = 1;
                    break;
                case 1:
                    light = light + 2;
                    break;
                default:
                    light = 0;
            }
        }
        assert light == 0 || light == 1 || light == 2; // wrong
    }

    // A closing bracket without an opening one does not count.
    static void depth(String input) {
        int depth = 0;
        for (char c : input.toCharArray()) {
            if (c == '(') {
                depth++;
            } else if (c == ')' && depth > 0) {
                depth--;
            }
        }
        assert depth >= 0; // holds
    }

    static void depthWrong(String input) {
        int depth = 0;
        for (char c : input.toCharArray()) {
            if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth--;
            }
        }
        assert depth >= 0; // wrong
    }

    // There is a blank between any two words.
    static void words(String text) {
        boolean inWord = false;
        int words = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ' ') {
                inWord = false;
            } else if (!inWord) {
                inWord = true;
                words++;
            }
        }
        assert 2L * words <= text.length() + 1L; // holds
    }

    static void wordsWrong(String text) {
        boolean inWord = false;
        int words = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ' ') {
                inWord = false;
            } else if (!inWord) {
                inWord = true;
                words++;
            }
        }
        assert 2L * words <= text.length(); // wrong
    }

    // An elevator stays between the ground and the top floor.
    static void elevator(int[] moves, int top) {
        if (top < 0) {
            throw new IllegalArgumentException();
        }
        int floor = 0;
        for (int move : moves) {
            if (move > 0 && floor < top) {
                floor++;
            }
            if (move < 0 && floor > 0) {
                floor--;
            }
        }
        assert 0 <= floor && floor <= top; // holds
    }

    static void elevatorWrong(int[] moves, int top) {
        if (top < 0) {
            throw new IllegalArgumentException();
        }
        int floor = 0;
        for (int move : moves) {
            if (move > 0 && floor < top) {
                floor++;
            }
            if (move < 0 && floor >= 0) {
                floor--;
            }
        }
        assert 0 <= floor && floor <= top; // wrong
    }
}
