// Collections and texts: positions in lists, what a map has.
import java.util.ArrayList;
import java.util.List;

class Words {
    static String[] longOnes(List<String> words) {
        String[] kept = new String[words.size()];
        int n = 0;
        for (String word : words) {
            if (word.length() > 3) {
                kept[n++] = word;
            }
        }
        return kept;
    }

    static String first(List<String> words, int limit) {
        int i = 0;
        while (i < words.size() && i < limit) {
            i = i + 1;
        }
        return i == 0 ? "" : words.get(i - 1);
    }

    static int digits(String text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            i++;
        }
        return i < text.length() ? text.charAt(i) : text.substring(i).length();
    }

    static int middle(List<Integer> sorted) {
        int low = 0;
        int high = sorted.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted.get(middle) < 0) low = middle + 1; else high = middle - 1;
        }
        return low;
    }
}
