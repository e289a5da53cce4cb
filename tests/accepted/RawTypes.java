// javac: accepts
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

@SuppressWarnings({"rawtypes", "unchecked"})
class RawTypes {
    static int total(List raw) {
        raw.add("any");
        raw.add(5);
        int total = 0;
        for (Object o : raw) {
            total += o.hashCode();
        }
        String first = (String) raw.get(0);
        return total + first.length();
    }

    static List<String> unchecked() {
        List<String> names = new ArrayList();
        List<Integer> numbers = (List) names;
        Collection all = numbers;
        names.addAll(all);
        return names;
    }

    static boolean tests(Object o) {
        return o instanceof List && o instanceof Map<?, ?> && !(o instanceof List<?>[]);
    }

    static boolean safe(Collection<String> names) {
        return names instanceof List<String> list && list.size() > 1;
    }

    static int arrays() {
        List<?>[] lists = new List<?>[2];
        List<String>[] buckets = new List[3];
        Map.Entry<String, Integer>[] entries = new Map.Entry[1];
        buckets[0] = new ArrayList<>();
        return lists.length + buckets[0].size() + entries.length + new HashMap<String, int[]>().size();
    }
}
