import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Functions that callers hand over may give null, and what they give is kept. */
class HeldByOutsideFunctions {
    static class ReplacedByOthers {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public void change(UnaryOperator<String> change) {
            names.replaceAll(change);  //~ unknown[concurrent-modification], unknown[null-argument], unknown[unknown-effect]
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class Supplied {
        private final List<String> names = new ArrayList<>();
        private final Supplier<String> source;

        public Supplied(Supplier<String> source) {
            this.source = source;
        }

        public void add() {
            names.add(source.get());  //~ unknown[unknown-effect]
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }
}
//~ obligations: 16
