import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What functions are given, and what they give. */
class HeldByFunctions {
    record Item(String name, int price) {
    }

    static class Shop {
        private final List<Item> items = new ArrayList<>();

        public void add(String name, int price) {
            items.add(new Item(name, price));
        }

        public void remove(String name) {
            items.removeIf(item -> item.name().equals(name));
        }

        public int total() {
            return items.stream().mapToInt(Item::price).sum();
        }

        public List<String> names() {
            return items.stream().map(Item::name).filter(name -> !name.isEmpty()).collect(Collectors.toList());
        }

        public void sort() {
            items.sort(Comparator.comparing(Item::name).thenComparingInt(Item::price));
        }
    }

    static class ShopWithGaps {
        private final List<Item> items = new ArrayList<>();

        public void add(String name, int price) {
            items.add(price < 0 ? null : new Item(name, price));
        }

        public void remove(String name) {
            items.removeIf(item -> item.name().equals(name));  //~ refuted[null-dereference]
        }

        public int total() {
            return items.stream().mapToInt(item -> item.price()).sum();  //~ refuted[null-dereference]
        }
    }

    static class Replaced {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public void cut() {
            names.replaceAll(name -> name.isEmpty() ? null : name);  //~ refuted[null-dereference]
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class Made {
        private final Map<String, List<String>> lists = new HashMap<>();

        public List<String> list(String key) {
            return lists.computeIfAbsent(key, k -> key.isEmpty() ? null : new ArrayList<>());
        }

        public int size(String key) {
            return lists.computeIfAbsent(key, k -> key.isEmpty() ? null : new ArrayList<>()).size();  //~ refuted[null-dereference]
        }
    }

    static class Mapped {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public int wrong() {
            List<String> cut = names.stream().map(name -> name.isEmpty() ? null : name).collect(Collectors.toList());
            return cut.isEmpty() ? 0 : cut.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class LambdaHandedOut {
        private final List<Item> items = new ArrayList<>();

        public void add(String name, int price) {
            items.add(new Item(name, price));
        }

        private static boolean isCheap(Item item) {
            return item.price() < 10;
        }

        public Function<Item, Boolean> cheap() {
            return item -> item.price() < 10;
        }

        public long count() {
            return items.stream().filter(LambdaHandedOut::isCheap).count();
        }
    }
}
//~ obligations: 140
