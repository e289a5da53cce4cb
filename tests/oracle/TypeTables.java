import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Lint.LintCategory;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Warner;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Prints the relations of javac between the types of a list: `TypeTables Sample.java types.txt`. The test of the crate
 * `classes` compares its own relations with this output, which is kept beside these files as `answers.txt`.
 */
final class TypeTables {
    private final Types types;
    private final TypeNames names;
    private final JavacTask task;
    private final PrintStream out;

    private TypeTables(InferredTypes types, JavacTask task, PrintStream out) {
        this.types = types;
        this.names = new TypeNames(types);
        this.task = task;
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        String sample = Files.readString(Path.of(arguments[0]));
        List<String> lines = Files.readAllLines(Path.of(arguments[1])).stream()
                .filter(line -> !line.startsWith("#")).collect(Collectors.toList());
        // Each component of an intersection is a field of its own.
        StringBuilder fields = new StringBuilder();
        for (int line = 0; line < lines.size(); line++) {
            String[] components = withoutPrefixes(lines.get(line)).split(" & ");
            for (int part = 0; part < components.length; part++) {
                if (!components[part].equals("null")) {
                    fields.append(components[part].replace('$', '.')).append(" f" + line + "_" + part + ";\n");
                }
            }
        }
        URI name = URI.create("string:///Sample.java");
        JavaFileObject file = new SimpleJavaFileObject(name, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignored) {
                return sample.replace("// types", fields);
            }
        };
        Set<Long> errors = new HashSet<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null,
                error -> errors.add(error.getLineNumber()), List.of("-proc:none"), null, List.of(file));
        Context context = ((BasicJavacTask) task).getContext();
        InferredTypes.register(context);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        task.analyze();
        Map<String, Type> found = new LinkedHashMap<>();
        Trees trees = Trees.instance(task);
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitVariable(VariableTree variable, Void nothing) {
                found.put(variable.getName().toString(), (Type) trees.getTypeMirror(getCurrentPath()));
                return null;
            }
        }.scan(units, null);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        long lineNumber = sample.lines().takeWhile(line -> !line.contains("// types")).count() + 1;
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).equals("null")) {
                continue;
            }
            boolean isValid = true;
            for (int part = 0; part < lines.get(line).split(" & ").length; part++) {
                isValid &= !errors.contains(lineNumber++);
            }
            out.println("valid\t" + line + "\t" + isValid);
        }
        new TypeTables((InferredTypes) Types.instance(context), task, out).print(lines, found);
        out.flush();
    }

    private static final List<String> PREFIXES = List.of("capture ", "argument ", "array ", "list ");

    private static String withoutPrefixes(String line) {
        for (String prefix : PREFIXES) {
            if (line.startsWith(prefix)) {
                return withoutPrefixes(line.substring(prefix.length()));
            }
        }
        return line;
    }

    private Type type(String line, int index, Map<String, Type> fields) {
        if (line.startsWith("capture ")) {
            return types.capture(type(line.substring(8), index, fields));
        } else if (line.startsWith("argument ")) {
            return types.capture(type(line.substring(9), index, fields)).getTypeArguments().head;
        } else if (line.startsWith("array ")) {
            return types.makeArrayType(type(line.substring(6), index, fields));
        } else if (line.startsWith("list ")) {
            Type argument = type(line.substring(5), index, fields);
            TypeElement list = task.getElements().getTypeElement("java.util.List");
            return (Type) task.getTypes().getDeclaredType(list, argument);
        } else if (line.equals("null")) {
            return (Type) task.getTypes().getNullType();
        }
        List<Type> components = new ArrayList<>();
        for (int part = 0; fields.containsKey("f" + index + "_" + part); part++) {
            components.add(fields.get("f" + index + "_" + part));
        }
        return components.size() == 1
                ? components.get(0)
                : types.makeIntersectionType(com.sun.tools.javac.util.List.from(components));
    }

    private void print(List<String> lines, Map<String, Type> fields) {
        List<Type> all = new ArrayList<>();
        for (int index = 0; index < lines.size(); index++) {
            all.add(type(lines.get(index), index, fields));
        }
        for (int index = 0; index < all.size(); index++) {
            printOne(index, all.get(index));
        }
        // These first: javac's relations change the wildcards that they compare.
        bounds("lub", 1, all, (first, second) -> types.lub(first, second));
        // Nearly every pair has its own greatest lower bound; some are enough.
        bounds("glb", 7, all, (first, second) -> types.glb(first, second));
        table("subtype", all, types::isSubtype);
        table("same", all, types::isSameType);
        table("unchecked", all, types::isSubtypeUnchecked);
        table("warned", all, (from, to) -> {
            Warner warner = new Warner();
            return types.isSubtypeUnchecked(from, to, warner)
                    && warner.hasNonSilentLint(LintCategory.UNCHECKED);
        });
        table("convertible", all, types::isConvertible);
        table("castable", all, types::isCastable);
        table("contains", all, types::containsType);
        table("disjoint", all, types::disjointType);
    }

    private void printOne(int index, Type type) {
        out.println("type\t" + index + "\t" + names.generic(type));
        out.println("erasure\t" + index + "\t" + names.generic(types.erasure(type)));
        if (!type.isPrimitive() && type.getKind() != TypeKind.NULL) {
            Type captured = types.capture(type);
            out.println("capture\t" + index + "\t" + names.generic(captured));
            out.println("upward\t" + index + "\t" + names.generic(types.upward(captured, types.captures(captured))));
            if (type.getKind() == TypeKind.DECLARED) {
                out.println("supertypes\t" + index + "\t"
                        + types.directSupertypes(type).stream().map(names::generic).collect(Collectors.joining(" ")));
                out.println("raw\t" + index + "\t" + type.isRaw());
                out.println("collection\t" + index + "\t" + above(type, "java.util.Collection"));
                out.println("comparable\t" + index + "\t" + above(type, "java.lang.Comparable"));
            }
            if (type.getKind() == TypeKind.TYPEVAR) {
                out.println("bound\t" + index + "\t" + names.generic(type.getUpperBound()));
            }
        }
        out.println("reifiable\t" + index + "\t" + types.isReifiable(type));
        Type unboxed = types.unboxedType(type);
        out.println("unboxed\t" + index + "\t" + (unboxed.isPrimitive() ? names.generic(unboxed) : "none"));
        if (type.getKind() == TypeKind.DECLARED) {
            out.println("function\t" + index + "\t" + function(type));
        }
    }

    private String above(Type type, String name) {
        Type found = types.asSuper(type, (Symbol) task.getElements().getTypeElement(name));
        return found == null ? "none" : names.generic(found);
    }

    private String function(Type type) {
        try {
            Type method = types.findDescriptorType(type);
            String thrown = method.getThrownTypes().stream().map(names::generic).collect(Collectors.joining(","));
            return types.findDescriptorSymbol(type.tsym).name + names.method(method)
                    + (thrown.isEmpty() ? "" : " throws " + thrown);
        } catch (Types.FunctionDescriptorLookupError error) {
            return "none";
        }
    }

    /** One line a type: a digit for each other type, `!` where javac cannot answer. */
    private void table(String name, List<Type> all, BiPredicate<Type, Type> relation) {
        for (int row = 0; row < all.size(); row++) {
            StringBuilder digits = new StringBuilder();
            for (Type other : all) {
                Type first = all.get(row);
                digits.append(answer(() -> relation.test(first, other) ? "1" : "0"));
            }
            out.println(name + "\t" + row + "\t" + digits);
        }
    }

    private String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (RuntimeException | AssertionError | StackOverflowError crash) {
            return "!";
        }
    }

    private interface Bound {
        Type of(Type first, Type second);
    }

    /** The same bound of many pairs is printed once, with the pairs; only every `step`th column of a row is. */
    private void bounds(String name, int step, List<Type> all, Bound bound) {
        Map<String, StringBuilder> pairs = new LinkedHashMap<>();
        for (int row = 0; row < all.size(); row++) {
            for (int column = row + 1; column < all.size(); column += step) {
                Type first = all.get(row);
                Type second = all.get(column);
                boolean isSuited = !first.isPrimitive() && !second.isPrimitive()
                        && first.getKind() != TypeKind.NULL && second.getKind() != TypeKind.NULL;
                if (isSuited) {
                    String text = answer(() -> names.generic(bound.of(first, second)));
                    pairs.computeIfAbsent(text, key -> new StringBuilder()).append(' ').append(row + "," + column);
                }
            }
        }
        pairs.forEach((text, list) -> out.println(name + "\t" + list.substring(1) + "\t" + text));
    }
}
