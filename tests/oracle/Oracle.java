import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.JavacTool;
import com.sun.tools.javac.util.Context;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/** Says what javac thinks of Java files: their types, calls, variables and errors. The format is in README.md. */
public final class Oracle {
    private final Arguments arguments;
    private final PrintStream output;

    private Oracle(Arguments arguments, PrintStream output) {
        this.arguments = arguments;
        this.output = output;
    }

    public static void main(String[] words) {
        try {
            System.exit(run(Arguments.read(words)) ? 0 : 2);
        } catch (IOException | IllegalArgumentException problem) {
            System.err.println("oracle: " + problem);
            System.exit(2);
        }
    }

    private static boolean run(Arguments arguments) throws IOException {
        var bytes = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        try (PrintStream output = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            Oracle oracle = new Oracle(arguments, output);
            boolean complete = true;
            for (List<String> files : arguments.tasks()) {
                complete &= oracle.examine(files);
            }
            return complete;
        }
    }

    /** Examines files that see one another. Whether javac came to an end without a crash. */
    private boolean examine(List<String> names) throws IOException {
        Map<String, SourceText> texts = new HashMap<>();
        for (String name : names) {
            texts.put(name, SourceText.read(Path.of(name)));
        }
        List<Path> readable = names.stream().filter(name -> texts.get(name) != null).map(Path::of).toList();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        Context context = new Context();
        InferredTypes.register(context);
        Map<URI, CompilationUnitTree> units = new HashMap<>();
        JavacTask task = null;
        boolean complete = true;
        if (!readable.isEmpty()) {
            GivenFiles manager = new GivenFiles(readable);
            var objects = manager.getJavaFileObjectsFromPaths(readable);
            task = JavacTool.create().getTask(null, manager, diagnostics, arguments.javac(), null, objects, context);
            complete = analyze(task, units);
        }
        Map<URI, StringBuilder> errors = errors(diagnostics.getDiagnostics());
        output.append(errors.getOrDefault(null, new StringBuilder()));
        for (String name : names) {
            URI uri = Path.of(name).toUri();
            output.append("F\t").append(name).append('\n');
            output.append(errors.getOrDefault(uri, new StringBuilder()));
            if (texts.get(name) == null) {
                output.append("X\tnot valid UTF-8\n");
            } else if (!complete) {
                output.append("X\tjavac crashed\n");
            } else if (!arguments.errorsOnly() && units.containsKey(uri)) {
                new Report(task, context, units.get(uri), texts.get(name), output).write();
            }
        }
        return complete;
    }

    /** Parsing and analysis only: what comes after them replaces the trees by simpler ones. */
    private static boolean analyze(JavacTask task, Map<URI, CompilationUnitTree> units) throws IOException {
        try {
            for (CompilationUnitTree unit : task.parse()) {
                units.put(unit.getSourceFile().toUri(), unit);
            }
            task.analyze();
            return true;
        } catch (RuntimeException crash) {
            System.err.println("oracle: javac crashed: " + crash);
            return false;
        }
    }

    /** The `D` lines by file; those that belong to no file are under null. */
    private static Map<URI, StringBuilder> errors(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        Map<URI, StringBuilder> lines = new HashMap<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                URI uri = diagnostic.getSource() == null ? null : diagnostic.getSource().toUri();
                lines.computeIfAbsent(uri, key -> new StringBuilder())
                        .append("D\t").append(diagnostic.getLineNumber()).append('\t').append(diagnostic.getKind())
                        .append('\t').append(diagnostic.getCode()).append('\n');
            }
        }
        return lines;
    }
}
