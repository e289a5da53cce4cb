import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Dillig 11, map values: each text gets an object in a map, then the stop words are removed. Property: all
 * values of the map are non-null, and belong to their keys.
 */
class MapValuesNonNull {
    static void mapValuesNonNull(List<String> texts, Set<String> stopWords) {
        Map<String, Word> words = new HashMap<>();
        for (String text : texts) {
            Word word = words.get(text);
            if (word == null) {
                word = new Word(text);
                words.put(text, word);
            }
        }
        for (String text : stopWords) {
            words.remove(text);
        }
        for (Map.Entry<String, Word> entry : words.entrySet()) {
            assert entry.getValue() != null; // holds
            assert entry.getValue().text.equals(entry.getKey()); // holds
        }
        for (String text : texts) {
            if (!stopWords.contains(text)) {
                assert words.get(text) != null; // holds
            }
        }
    }

    /** Wrong: the word is stored before it was created. */
    static void mapValuesNonNullWrong1(List<String> texts, Set<String> stopWords) {
        Map<String, Word> words = new HashMap<>();
        for (String text : texts) {
            Word word = words.get(text);
            if (word == null) {
                words.put(text, word);
                word = new Word(text);
            }
        }
        for (String text : stopWords) {
            words.remove(text);
        }
        for (Map.Entry<String, Word> entry : words.entrySet()) {
            assert entry.getValue() != null; // wrong
            assert entry.getValue().text.equals(entry.getKey()); // holds
        }
        for (String text : texts) {
            if (!stopWords.contains(text)) {
                assert words.get(text) != null; // holds
            }
        }
    }

    /** Wrong: stop words are not removed but set to null. */
    static void mapValuesNonNullWrong2(List<String> texts, Set<String> stopWords) {
        Map<String, Word> words = new HashMap<>();
        for (String text : texts) {
            Word word = words.get(text);
            if (word == null) {
                word = new Word(text);
                words.put(text, word);
            }
        }
        for (String text : stopWords) {
            words.put(text, null);
        }
        for (Map.Entry<String, Word> entry : words.entrySet()) {
            assert entry.getValue() != null; // wrong
            assert entry.getValue().text.equals(entry.getKey()); // holds
        }
        for (String text : texts) {
            if (!stopWords.contains(text)) {
                assert words.get(text) != null; // holds
            }
        }
    }

    /** Wrong: the last loop looks for the stop words, too. */
    static void mapValuesNonNullWrong3(List<String> texts, Set<String> stopWords) {
        Map<String, Word> words = new HashMap<>();
        for (String text : texts) {
            Word word = words.get(text);
            if (word == null) {
                word = new Word(text);
                words.put(text, word);
            }
        }
        for (String text : stopWords) {
            words.remove(text);
        }
        for (Map.Entry<String, Word> entry : words.entrySet()) {
            assert entry.getValue() != null; // holds
            assert entry.getValue().text.equals(entry.getKey()); // holds
        }
        for (String text : texts) {
            assert words.get(text) != null; // wrong
        }
    }

    static class Word {
        final String text;

        Word(String text) {
            this.text = text;
        }
    }
}
