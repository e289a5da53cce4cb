import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles and runs many programs in one JVM and writes down what each of them did: README.md has the format.
 *
 * <pre>java Jvm.java [seconds a program may take] &lt; list</pre>
 *
 * A line of the list is the path of a program, a tab, and the path of the file for its result.
 */
public final class Jvm {
    private static final InputStream STANDARD_INPUT = System.in;
    private static final PrintStream STANDARD_OUTPUT = System.out;
    private static final PrintStream STANDARD_ERROR = System.err;

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files;
    private final Path scratch;
    private final long seconds;

    private Jvm(long seconds) throws IOException {
        this.seconds = seconds;
        scratch = Files.createTempDirectory("invar-jvm");
        files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        files.setLocation(StandardLocation.CLASS_PATH, List.of());
    }

    public static void main(String[] words) throws IOException {
        Jvm jvm = new Jvm(words.length == 0 ? 10 : Long.parseLong(words[0]));
        int code = 0;
        try {
            String list = new String(STANDARD_INPUT.readAllBytes(), StandardCharsets.UTF_8);
            for (String line : list.lines().filter(line -> !line.isBlank()).toList()) {
                int tab = line.indexOf('\t');
                Path target = Path.of(line.substring(tab + 1));
                Result result = jvm.result(Path.of(line.substring(0, tab)));
                result.write(target);
                // A program that did not end is still running: nothing that happens beside it can be trusted.
                if (result.status().equals("timeout")) {
                    break;
                }
            }
        } catch (IOException | RuntimeException error) {
            error.printStackTrace(STANDARD_ERROR);
            code = 2;
        }
        delete(jvm.scratch);
        Runtime.getRuntime().halt(code);
    }

    /** What a program did; for a status other than `ran`, the output says why. */
    private record Result(String status, int code, String uncaught, byte[] output) {
        /** Written beside its place and then moved there: a result is complete or absent. */
        void write(Path target) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            String head = "status " + status + "\nexit " + code + "\nuncaught " + uncaught + "\n\n";
            bytes.writeBytes(head.getBytes(StandardCharsets.UTF_8));
            bytes.writeBytes(output);
            Path part = target.resolveSibling(target.getFileName() + ".part" + ProcessHandle.current().pid());
            Files.write(part, bytes.toByteArray());
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** The comments at the top of a program that say how it is to be run. */
    private record Wishes(List<String> arguments, byte[] input, boolean alone) {
        static Wishes of(String text) {
            List<String> arguments = List.of();
            byte[] input = {};
            boolean alone = false;
            for (String line : text.lines().toList()) {
                if (!line.startsWith("//")) {
                    break;
                }
                String comment = line.substring(2).strip();
                if (comment.startsWith("args:")) {
                    String rest = comment.substring(5).strip();
                    arguments = rest.isEmpty() ? List.of() : List.of(rest.split("\\s+"));
                } else if (comment.startsWith("stdin:")) {
                    String rest = comment.substring(6);
                    input = (rest.startsWith(" ") ? rest.substring(1) : rest).translateEscapes()
                            .getBytes(StandardCharsets.UTF_8);
                } else if (comment.equals("alone")) {
                    alone = true;
                }
            }
            return new Wishes(arguments, input, alone);
        }
    }

    private Result result(Path program) throws IOException {
        String text = Files.readString(program);
        Path folder = Files.createTempDirectory(scratch, "program");
        try {
            String problem = compile(program, folder);
            if (problem != null) {
                return new Result("rejected", 1, "", problem.getBytes(StandardCharsets.UTF_8));
            }
            String name = program.getFileName().toString().replaceFirst("\\.java$", "");
            Wishes wishes = Wishes.of(text);
            return wishes.alone() ? alone(name, folder, wishes) : inside(name, folder, wishes);
        } finally {
            delete(folder);
        }
    }

    /** Compiles a program into a folder; returns javac's errors, or null. */
    private String compile(Path program, Path folder) throws IOException {
        files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(folder.toFile()));
        StringWriter messages = new StringWriter();
        Iterable<? extends JavaFileObject> units = files.getJavaFileObjects(program);
        List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none");
        return compiler.getTask(messages, files, null, options, null, units).call() ? null : messages.toString();
    }

    /** Runs a compiled program in this JVM: classes and thread are its own, so that nothing of it stays. */
    private Result inside(String name, Path folder, Wishes wishes) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(output, false, StandardCharsets.UTF_8);
        Throwable[] thrown = new Throwable[1];
        URL[] places = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
            loader.setDefaultAssertionStatus(true);
            System.setIn(new ByteArrayInputStream(wishes.input()));
            System.setOut(printed);
            System.setErr(new PrintStream(OutputStream.nullOutputStream()));
            Thread thread = new Thread(() -> thrown[0] = call(loader, name, wishes), "main");
            thread.setDaemon(true);
            thread.start();
            thread.join(TimeUnit.SECONDS.toMillis(seconds));
            boolean ended = !thread.isAlive();
            printed.flush();
            if (!ended) {
                return new Result("timeout", 1, "", output.toByteArray());
            }
        } catch (InterruptedException error) {
            throw new IllegalStateException(error);
        } finally {
            System.setIn(STANDARD_INPUT);
            System.setOut(STANDARD_OUTPUT);
            System.setErr(STANDARD_ERROR);
        }
        String uncaught = thrown[0] == null ? "" : thrown[0].getClass().getName();
        return new Result("ran", thrown[0] == null ? 0 : 1, uncaught, output.toByteArray());
    }

    /** Calls `main`; returns what it throws, or null. */
    private static Throwable call(ClassLoader loader, String name, Wishes wishes) {
        try {
            Method main = Class.forName(name, false, loader).getMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) wishes.arguments().toArray(new String[0]));
            return null;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        } catch (Throwable thrown) {
            return thrown;
        }
    }

    private static final Pattern UNCAUGHT = Pattern.compile("(?m)^Exception in thread \"main\" ([\\w.$]+)");

    /** Runs a compiled program in a JVM of its own, because it ends the JVM. */
    private Result alone(String name, Path folder, Wishes wishes) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-ea", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dsun.stdout.encoding=UTF-8"));
        command.addAll(List.of("-cp", folder.toString(), name));
        command.addAll(wishes.arguments());
        File input = Files.write(Files.createTempFile(scratch, "input", ""), wishes.input()).toFile();
        File output = Files.createTempFile(scratch, "output", "").toFile();
        File errors = Files.createTempFile(scratch, "errors", "").toFile();
        Process process = new ProcessBuilder(command).redirectInput(input).redirectOutput(output).redirectError(errors).start();
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                return new Result("timeout", 1, "", Files.readAllBytes(output.toPath()));
            }
        } catch (InterruptedException error) {
            throw new IllegalStateException(error);
        }
        Matcher matcher = UNCAUGHT.matcher(Files.readString(errors.toPath()));
        String uncaught = matcher.find() ? matcher.group(1) : "";
        return new Result("ran", process.exitValue(), uncaught, Files.readAllBytes(output.toPath()));
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            paths.sorted(Comparator.reverseOrder()).forEach(path -> {
                try {
                    Files.delete(path);
                } catch (IOException error) {
                    throw new UncheckedIOException(error);
                }
            });
        }
    }
}
