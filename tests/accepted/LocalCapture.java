// javac: accepts
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

class LocalCapture {
    static List<Supplier<String>> suppliers(String prefix, int n) {
        List<Supplier<String>> all = new ArrayList<>();
        final String suffix;
        suffix = n > 3 ? "many" : "few";
        class Item {
            final int index;

            Item(int index) {
                this.index = index;
            }

            String text() {
                return prefix + index + suffix;
            }

            Item following() {
                return new Item(index + 1);
            }
        }
        for (int i = 0; i < n; i++) {
            Item item = new Item(i);
            all.add(item::text);
            all.add(() -> item.following().text() + n);
            all.add(new Supplier<String>() {
                int calls;

                @Override
                public String get() {
                    calls++;
                    return new Item(calls).text() + prefix;
                }
            });
        }
        try {
            all.get(0).get();
        } catch (IndexOutOfBoundsException e) {
            all.add(() -> e.getMessage());
        }
        for (String s : new String[] {"a"}) {
            all.add(() -> s);
        }
        return all;
    }
}
