import com.sun.source.util.JavacTask;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/**
 * Prints what javac knows about every class of packages of the JDK: `MemberTables [--full] packages...`. A line is the
 * binary name of a class, its supertypes, its member methods and its function type. The first two are hash values
 * unless `--full` is given. The test of the crate `classes` compares its own answers with `members.txt`, this output.
 */
final class MemberTables {
    private final Types types;
    private final TypeNames names;

    private MemberTables(InferredTypes types) {
        this.types = types;
        this.names = new TypeNames(types);
    }

    public static void main(String[] arguments) throws Exception {
        boolean isFull = List.of(arguments).contains("--full");
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), List.of("java.lang.Object"), null);
        Context context = ((BasicJavacTask) task).getContext();
        InferredTypes.register(context);
        task.analyze();
        MemberTables tables = new MemberTables((InferredTypes) Types.instance(context));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        TreeMap<String, ClassSymbol> classes = new TreeMap<>();
        for (String argument : arguments) {
            if (!argument.startsWith("--")) {
                Symbol found = (Symbol) task.getElements().getPackageElement(argument);
                found.getEnclosedElements().forEach(element -> collect((ClassSymbol) element, classes));
            }
        }
        classes.forEach((name, symbol) -> {
            String above = tables.supertypes(symbol);
            String methods = tables.methods(symbol);
            out.println(name + "\t" + (isFull ? above : hash(above)) + "\t" + (isFull ? methods : hash(methods)) + "\t"
                    + tables.function(symbol));
        });
        out.flush();
    }

    private static void collect(ClassSymbol symbol, TreeMap<String, ClassSymbol> classes) {
        classes.put(symbol.flatname.toString(), symbol);
        for (Symbol member : symbol.getEnclosedElements()) {
            if (member instanceof ClassSymbol inner) {
                collect(inner, classes);
            }
        }
    }

    /** FNV-1a. */
    private static String hash(String text) {
        long hash = 0xcbf29ce484222325L;
        for (byte unit : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ (unit & 0xff)) * 0x100000001b3L;
        }
        return Long.toHexString(hash);
    }

    private String supertypes(ClassSymbol symbol) {
        Collection<String> sorted = new TreeSet<>();
        types.closure(symbol.type).forEach(type -> sorted.add(names.generic(type)));
        return String.join(" ", sorted);
    }

    private String methods(ClassSymbol symbol) {
        List<MethodSymbol> all = new ArrayList<>();
        for (Type above : types.closure(symbol.type)) {
            for (Symbol member : above.tsym.members().getSymbols()) {
                boolean isSuited = member instanceof MethodSymbol && !member.isConstructor()
                        && member.name != member.name.table.names.clinit && (member.flags() & Flags.SYNTHETIC) == 0;
                boolean isForeign = member.isStatic() && member.owner.isInterface() && member.owner != symbol;
                if (isSuited && !isForeign) {
                    all.add((MethodSymbol) member);
                }
            }
        }
        Collection<String> sorted = new TreeSet<>();
        for (MethodSymbol method : all) {
            if (!isImplementedElsewhere(method, symbol) && all.stream().noneMatch(other -> isAbove(method, other))) {
                sorted.add(((ClassSymbol) method.owner).flatname + "." + method.name + names.descriptor(method.type));
            }
        }
        return String.join(" ", sorted);
    }

    /** What javac asks about each candidate of a call: whether the class of the receiver has another method for it. */
    private boolean isImplementedElsewhere(MethodSymbol method, ClassSymbol site) {
        if (method.isStatic()) {
            return false;
        }
        MethodSymbol found = method.implementation(site, types, true);
        return found != null && found != method && found.owner != method.owner
                && types.isSubSignature(types.memberType(site.type, found), types.memberType(site.type, method));
    }

    /**
     * What javac leaves to the choice of the most specific method, which decides for the lower one: methods of an
     * interface below another, and static methods that hide others.
     */
    private boolean isAbove(MethodSymbol method, MethodSymbol other) {
        boolean isOfSort = method.isStatic() || method.owner.isInterface() && other.owner.isInterface();
        return isOfSort && other.name == method.name && other.owner != method.owner
                && other.owner.isSubClass(method.owner, types)
                && other.overrides(method, (ClassSymbol) other.owner, types, false);
    }

    private String function(ClassSymbol symbol) {
        try {
            Type method = types.findDescriptorType(symbol.type);
            String thrown = method.getThrownTypes().stream().map(names::generic).collect(Collectors.joining(","));
            return types.findDescriptorSymbol(symbol).name + names.method(method)
                    + (thrown.isEmpty() ? "" : " throws " + thrown);
        } catch (Types.FunctionDescriptorLookupError error) {
            return "none";
        }
    }
}
