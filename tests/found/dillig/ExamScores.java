import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Dillig 4, the example of the introduction: from a map of students to their scores, one map for each exam is
 * built that leads from each student to the score. Property: the entries of the maps for the exams.
 */
class ExamScores {
    static void examScores(Map<String, List<Integer>> studentScores, List<String> exams) {
        for (List<Integer> scores : studentScores.values()) {
            if (scores.size() < exams.size()) {
                throw new IllegalArgumentException();
            }
        }
        List<Map<String, Integer>> byExam = new ArrayList<>();
        for (int j = 0; j < exams.size(); j++) {
            Map<String, Integer> m = new HashMap<>();
            byExam.add(m);
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            String student = entry.getKey();
            List<Integer> scores = entry.getValue();
            for (int k = 0; k < exams.size(); k++) {
                byExam.get(k).put(student, scores.get(k));
            }
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            for (int k = 0; k < exams.size(); k++) {
                assert entry.getValue().get(k).equals(byExam.get(k).get(entry.getKey())); // holds
            }
        }
        for (int k = 0; k < exams.size(); k++) {
            assert byExam.get(k).size() == studentScores.size(); // holds
        }
    }

    /** Wrong: all exams share one map. */
    static void examScoresWrong1(Map<String, List<Integer>> studentScores, List<String> exams) {
        for (List<Integer> scores : studentScores.values()) {
            if (scores.size() < exams.size()) {
                throw new IllegalArgumentException();
            }
        }
        List<Map<String, Integer>> byExam = new ArrayList<>();
        Map<String, Integer> m = new HashMap<>();
        for (int j = 0; j < exams.size(); j++) {
            byExam.add(m);
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            String student = entry.getKey();
            List<Integer> scores = entry.getValue();
            for (int k = 0; k < exams.size(); k++) {
                byExam.get(k).put(student, scores.get(k));
            }
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            for (int k = 0; k < exams.size(); k++) {
                assert entry.getValue().get(k).equals(byExam.get(k).get(entry.getKey())); // wrong
            }
        }
        for (int k = 0; k < exams.size(); k++) {
            assert byExam.get(k).size() == studentScores.size(); // holds
        }
    }

    /** Wrong: always the score of the first exam is taken. */
    static void examScoresWrong2(Map<String, List<Integer>> studentScores, List<String> exams) {
        for (List<Integer> scores : studentScores.values()) {
            if (scores.size() < exams.size()) {
                throw new IllegalArgumentException();
            }
        }
        List<Map<String, Integer>> byExam = new ArrayList<>();
        for (int j = 0; j < exams.size(); j++) {
            Map<String, Integer> m = new HashMap<>();
            byExam.add(m);
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            String student = entry.getKey();
            List<Integer> scores = entry.getValue();
            for (int k = 0; k < exams.size(); k++) {
                byExam.get(k).put(student, scores.get(0));
            }
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            for (int k = 0; k < exams.size(); k++) {
                assert entry.getValue().get(k).equals(byExam.get(k).get(entry.getKey())); // wrong
            }
        }
        for (int k = 0; k < exams.size(); k++) {
            assert byExam.get(k).size() == studentScores.size(); // holds
        }
    }

    /** Wrong: the assertion compares with the wrong size. */
    static void examScoresWrong3(Map<String, List<Integer>> studentScores, List<String> exams) {
        for (List<Integer> scores : studentScores.values()) {
            if (scores.size() < exams.size()) {
                throw new IllegalArgumentException();
            }
        }
        List<Map<String, Integer>> byExam = new ArrayList<>();
        for (int j = 0; j < exams.size(); j++) {
            Map<String, Integer> m = new HashMap<>();
            byExam.add(m);
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            String student = entry.getKey();
            List<Integer> scores = entry.getValue();
            for (int k = 0; k < exams.size(); k++) {
                byExam.get(k).put(student, scores.get(k));
            }
        }
        for (Map.Entry<String, List<Integer>> entry : studentScores.entrySet()) {
            for (int k = 0; k < exams.size(); k++) {
                assert entry.getValue().get(k).equals(byExam.get(k).get(entry.getKey())); // holds
            }
        }
        for (int k = 0; k < exams.size(); k++) {
            assert byExam.get(k).size() == exams.size(); // wrong
        }
    }
}
