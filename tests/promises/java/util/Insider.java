package java.util;

import invar.logic.Seq;

/** Calls the models that only their own package may call. */
class Insider {
    static void sorting(int seed) {
        int state = seed * 7919 + 17;
        for (int turn = 0; turn < 20; turn++) {
            Seq<Integer> elements = null;
            for (int left = turn % 9; left > 0; left--) {
                state = state * 1103515245 + 12345;
                elements = Seq.append(elements, (state >>> 8) % 50);
            }
            SeqSorting.arranged(elements, turn % 2 == 0 ? Comparators.<Integer>ofElements() : (a, b) -> b - a);
        }
    }
}
