// Matching brackets with a stack: the second version forgets that a bracket may be closed too early.
import java.util.ArrayDeque;

class StackBrackets {

    static boolean careless(char[] text) {
        ArrayDeque<Character> open = new ArrayDeque<>();
        for (char sign : text) {
            if (sign == '(') {
                open.push(sign);
            } else if (sign == ')') {
                open.pop(); // should be refuted[no-such-element] //~ refuted[no-such-element]
            }
        }
        return open.isEmpty();
    }
}
//~ obligations: 6
