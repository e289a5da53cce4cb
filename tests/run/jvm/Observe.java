import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles and runs many small programs in one JVM, with assertions enabled, and prints what each of them showed: README.md has the format.
 *
 * A line of standard input is the path of a program, and after tabs the values of its static field `which` that it is run with.
 */
public final class Observe {
    private static final long SECONDS = 60;
    private static final String OBSERVED = """
            public final class Observed {
                public static final StringBuilder LOG = new StringBuilder();
                private static int count;
                private static void add(int place, String kind, Object value) {
                    if (count++ < 400) {
                        String text = String.valueOf(value);
                        StringBuilder hex = new StringBuilder();
                        for (char each : text.toCharArray()) { hex.append(String.format("%04x", (int) each)); }
                        LOG.append("at ").append(place).append(' ').append(kind).append(' ').append(hex).append('\\n');
                    }
                }
                public static void at(int place, int value) { add(place, "int", value); }
                public static void at(int place, long value) { add(place, "long", value); }
                public static void at(int place, double value) { add(place, "fraction", value); }
                public static void at(int place, boolean value) { add(place, "boolean", value); }
                public static void at(int place, Object value) {
                    if (value == null) { add(place, "null", ""); }
                    else if (value instanceof String) { add(place, "text", value); }
                    else if (value instanceof Integer || value instanceof Short || value instanceof Byte) { add(place, "int", value); }
                    else if (value instanceof Character character) { add(place, "int", (int) character); }
                    else if (value instanceof Long) { add(place, "long", value); }
                    else if (value instanceof Boolean) { add(place, "boolean", value); }
                    else if (value instanceof Enum<?> constant) {
                        add(place, "constant", constant.getDeclaringClass().getName().replace('$', '.') + "." + constant.name());
                    } else { add(place, "object", ""); }
                }
            }
            """;

    private final PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    private final Path scratch = Files.createTempDirectory("invar-observe");
    private final Path shared = Files.createDirectory(scratch.resolve("shared"));

    private Observe() throws IOException {
        Path source = Files.writeString(scratch.resolve("Observed.java"), OBSERVED);
        files.setLocation(StandardLocation.CLASS_PATH, List.of());
        String problem = compile(source, shared);
        if (problem != null) {
            throw new IllegalStateException(problem);
        }
        files.setLocation(StandardLocation.CLASS_PATH, List.of(shared.toFile()));
    }

    public static void main(String[] words) throws Exception {
        String list = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        Observe observe = new Observe();
        for (String line : list.lines().filter(each -> !each.isBlank()).toList()) {
            String[] parts = line.split("\t");
            if (!observe.program(Path.of(parts[0]), parts)) {
                break;
            }
        }
        delete(observe.scratch);
        Runtime.getRuntime().halt(0);
    }

    /** Whether the next program can be run: one that did not end is still running. */
    private boolean program(Path path, String[] parts) throws Exception {
        Path folder = Files.createTempDirectory(scratch, "program");
        String name = path.getFileName().toString().replaceFirst("\\.java$", "");
        String problem = compile(path, folder);
        if (problem != null) {
            output.println("rejected " + name + " " + problem.replace('\n', '\t'));
            delete(folder);
            return true;
        }
        for (int at = 1; at < parts.length; at++) {
            output.println("run " + name + " " + parts[at]);
            if (!run(name, folder, Integer.parseInt(parts[at]))) {
                output.println("timeout");
                return false;
            }
            output.println("end");
        }
        delete(folder);
        return true;
    }

    private String compile(Path program, Path folder) throws IOException {
        files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(folder.toFile()));
        StringWriter messages = new StringWriter();
        List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-implicit:none");
        return compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(program)).call() ? null : messages.toString();
    }

    private boolean run(String name, Path folder, int which) throws Exception {
        URL[] places = {folder.toUri().toURL(), shared.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
            loader.setDefaultAssertionStatus(true);
            Throwable[] thrown = new Throwable[1];
            Thread thread = new Thread(() -> thrown[0] = call(loader, name, which), "main");
            thread.setDaemon(true);
            thread.start();
            thread.join(TimeUnit.SECONDS.toMillis(SECONDS));
            if (thread.isAlive()) {
                return false;
            }
            output.print(Class.forName("Observed", true, loader).getField("LOG").get(null));
            if (thrown[0] != null) {
                output.println("thrown " + thrown[0].getClass().getName() + " " + line(thrown[0], name));
            }
            return true;
        }
    }

    private static Throwable call(ClassLoader loader, String name, int which) {
        try {
            Class<?> program = Class.forName(name, true, loader);
            Field field = program.getDeclaredField("which");
            field.setAccessible(true);
            field.setInt(null, which);
            Method call = program.getDeclaredMethod("call");
            call.setAccessible(true);
            call.invoke(null);
            return null;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        } catch (Throwable thrown) {
            return thrown;
        }
    }

    /** The line of the innermost frame that the program has text for, in what was thrown or in its cause; 0 if there is none. */
    private static int line(Throwable thrown, String name) {
        Throwable first = thrown instanceof ExceptionInInitializerError && thrown.getCause() != null ? thrown.getCause() : thrown;
        for (StackTraceElement frame : first.getStackTrace()) {
            // `valueOf` of an enum is the compiler's.
            if (frame.getMethodName().equals("valueOf")) {
                continue;
            }
            if (frame.getClassName().equals(name) || frame.getClassName().startsWith(name + "$")) {
                return frame.getLineNumber();
            }
        }
        return 0;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
