import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line: the oracle's own options, files, and everything else, which is for javac. */
record Arguments(boolean errorsOnly, boolean eachAlone, List<String> javac, List<String> files) {
    /**
     * Annotation processors would run foreign code. Flow analysis goes on after errors, so that one bad file does not
     * silence the others, and no error is dropped because there were many before it.
     */
    private static final List<String> ALWAYS =
            List.of("-proc:none", "-Xlint:none", "-Xmaxerrs", "1000000", "-XDshould-stop.ifError=FLOW");

    static Arguments read(String[] words) throws IOException {
        List<String> all = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith("@")) {
                List<String> lines = Files.readAllLines(Path.of(word.substring(1)));
                lines.stream().filter(line -> !line.isBlank()).forEach(all::add);
            } else {
                all.add(word);
            }
        }
        List<String> files = all.stream().filter(word -> word.endsWith(".java")).distinct().toList();
        if (files.isEmpty()) {
            throw new IllegalArgumentException("no file ends in .java");
        }
        List<String> javac = new ArrayList<>(ALWAYS);
        all.stream().filter(word -> !word.endsWith(".java")).forEach(javac::add);
        boolean errorsOnly = javac.remove("--errors");
        boolean eachAlone = javac.remove("--each");
        return new Arguments(errorsOnly, eachAlone, javac, files);
    }

    /** The groups of files that are compiled together. */
    List<List<String>> tasks() {
        return eachAlone ? files.stream().map(List::of).toList() : List.of(files);
    }
}
