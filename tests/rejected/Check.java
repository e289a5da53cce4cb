import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles every program of tests/rejected and tests/accepted with the javac of the running JDK,
 * each in its own compilation, and compares what javac says with what the program's comments say.
 * The conventions are in README.md beside this file.
 *
 * <pre>
 *   java tests/rejected/Check.java            # from the root of the repository
 *   java tests/rejected/Check.java -v         # also prints what javac said of each program
 *   java tests/rejected/Check.java FILE...    # only these programs
 * </pre>
 */
public class Check {
    static final int DEFAULT_RELEASE = 17;
    static final Pattern HEADER =
        Pattern.compile("// javac: (\\S+)(?: release (\\d+))?(?: //~ error on line (\\d+))?\\s*");

    /** What the comments of one program promise. */
    record Program(Path path, String kind, boolean accepted, String key, int release, int line) {}

    static final class Malformed extends Exception {
        Malformed(String message) {
            super(message);
        }
    }

    /** Throws the class files away. */
    static final class Discard extends ForwardingJavaFileManager<JavaFileManager> {
        Discard(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(
                    java.net.URI.create("discard:///" + name.replace('.', '/') + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return OutputStream.nullOutputStream();
                }
            };
        }
    }

    static Program read(Path path, boolean accepted) throws IOException, Malformed {
        List<String> lines = Files.readAllLines(path);
        Matcher header = HEADER.matcher(lines.isEmpty() ? "" : lines.get(0));
        if (!header.matches()) {
            throw new Malformed("the first line is not `// javac: <key> [release N]`");
        }
        int release = header.group(2) == null ? DEFAULT_RELEASE : Integer.parseInt(header.group(2));
        List<Integer> marks = new ArrayList<>();
        if (header.group(3) != null) {
            marks.add(Integer.parseInt(header.group(3)));
        }
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).endsWith("//~ error")) {
                marks.add(i + 1);
            } else if (lines.get(i).contains("//~")) {
                throw new Malformed("a `//~` on line " + (i + 1) + " that is not `//~ error` at its end");
            }
        }
        if (marks.size() != (accepted ? 0 : 1)) {
            throw new Malformed(marks.size() + " lines are marked with an error");
        }
        if (accepted != header.group(1).equals("accepts")) {
            throw new Malformed("the key is " + header.group(1));
        }
        String name = path.getFileName().toString().replace(".java", "");
        Pattern declaration = Pattern.compile("\\b(class|interface|enum|record) " + name + "\\b");
        if (lines.stream().noneMatch(l -> declaration.matcher(l).find())) {
            throw new Malformed("it declares no class " + name);
        }
        String kind = accepted ? "accepted" : path.getParent().getFileName().toString();
        return new Program(path, kind, accepted, header.group(1), release, accepted ? 0 : marks.get(0));
    }

    public static void main(String[] args) throws IOException {
        boolean verbose = false;
        List<Path> chosen = new ArrayList<>();
        for (String arg : args) {
            if (arg.equals("-v")) {
                verbose = true;
            } else {
                chosen.add(Path.of(arg).toAbsolutePath().normalize());
            }
        }
        Path tests = Path.of("tests").toAbsolutePath();
        if (!Files.isDirectory(tests.resolve("rejected"))) {
            System.err.println("run this from the root of the repository");
            System.exit(2);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            System.err.println("this java has no compiler; use the java of a JDK");
            System.exit(2);
        }
        int newest = SourceVersion.latest().ordinal();

        Map<String, Integer> counts = new TreeMap<>();
        Map<String, Path> names = new HashMap<>();
        TreeSet<String> keys = new TreeSet<>();
        List<String> failures = new ArrayList<>();
        List<String> others = new ArrayList<>();
        int checked = 0;
        int skipped = 0;
        Map<Integer, StandardJavaFileManager> managers = new HashMap<>();
        for (String folder : List.of("rejected", "accepted")) {
            List<Path> paths;
            try (Stream<Path> walk = Files.walk(tests.resolve(folder))) {
                paths = walk.filter(p -> p.toString().endsWith(".java"))
                    .filter(p -> !p.endsWith(Path.of("rejected", "Check.java")))
                    .filter(p -> chosen.isEmpty() || chosen.contains(p))
                    .sorted()
                    .toList();
            }
            for (Path path : paths) {
                String shown = tests.relativize(path).toString();
                Path twin = names.put(path.getFileName().toString(), path);
                if (twin != null) {
                    failures.add(shown + ": the name is also that of " + tests.relativize(twin));
                }
                Program program;
                try {
                    program = read(path, folder.equals("accepted"));
                } catch (Malformed e) {
                    failures.add(shown + ": " + e.getMessage());
                    continue;
                }
                counts.merge(program.kind(), 1, Integer::sum);
                if (!program.accepted()) {
                    keys.add(program.key());
                }
                if (program.release() > newest) {
                    skipped++;
                    continue;
                }
                // A file manager remembers the release it was first used with, so one for each.
                StandardJavaFileManager manager = managers.computeIfAbsent(
                    program.release(), r -> compiler.getStandardFileManager(null, null, null));
                DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
                List<String> options = List.of(
                    "--release", Integer.toString(program.release()), "-proc:none", "-Xlint:none",
                    "-implicit:none", "-encoding", "UTF-8", "-XDrawDiagnostics");
                boolean compiled = compiler.getTask(
                    null, new Discard(manager), said, options, null,
                    manager.getJavaFileObjects(path)).call();
                List<String> errors = new ArrayList<>();
                for (Diagnostic<? extends JavaFileObject> d : said.getDiagnostics()) {
                    if (d.getKind() == Diagnostic.Kind.ERROR) {
                        errors.add(d.getLineNumber() + " " + d.getCode());
                        if (verbose) {
                            System.out.println(shown + ":" + d.getLineNumber() + ": " + d.getCode() + ": "
                                + d.getMessage(null).lines().findFirst().orElse(""));
                        }
                    }
                }
                checked++;
                List<String> expected =
                    program.accepted() ? List.of() : List.of(program.line() + " " + program.key());
                if (compiled != program.accepted() || !errors.equals(expected)) {
                    // A later javac may name the same error otherwise; its line must still agree.
                    boolean renamed = newest > DEFAULT_RELEASE && errors.size() == 1 && expected.size() == 1
                        && errors.get(0).startsWith(program.line() + " ");
                    if (renamed) {
                        others.add(shown + ": " + program.key() + " is now " + errors.get(0));
                    } else {
                        failures.add(shown + ": expected " + expected + ", javac says " + errors);
                    }
                }
            }
        }

        if (verbose) {
            others.forEach(System.out::println);
        }
        failures.forEach(System.out::println);
        counts.forEach((kind, count) -> System.out.println(kind + ": " + count));
        System.out.println(keys.size() + " message keys; " + checked + " programs checked with javac "
            + Runtime.version().feature() + ", " + skipped + " skipped for their release, "
            + (others.isEmpty() ? "" : others.size() + " with another key, ") + failures.size() + " failures");
        System.exit(failures.isEmpty() ? 0 : 1);
    }
}
