import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.ModuleTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import java.io.PrintStream;

/** Writes the lines of one file, in the order of a walk through its tree, parents before children. */
final class Report extends TreeScanner<Void, Void> {
    private final SourcePositions positions;
    private final CompilationUnitTree unit;
    private final SourceText source;
    private final PrintStream output;
    private final TypeNames names;
    private final Calls calls;
    /** The tree above the one that is being visited. */
    private Tree parent;

    Report(JavacTask task, Context context, CompilationUnitTree unit, SourceText source, PrintStream output) {
        this.positions = Trees.instance(task).getSourcePositions();
        this.unit = unit;
        this.source = source;
        this.output = output;
        this.names = new TypeNames((InferredTypes) Types.instance(context));
        this.calls = new Calls(context, names);
    }

    void write() {
        scan(unit, null);
    }

    /** Every tree passes here, before `parent` becomes the tree itself. */
    @Override
    public Void scan(Tree tree, Void nothing) {
        if (tree == null || isOutside(tree) || isNotWritten(tree)) {
            return null;
        }
        describe((JCTree) tree);
        Tree outer = parent;
        parent = tree;
        super.scan(tree, nothing);
        parent = outer;
        return null;
    }

    private static boolean isOutside(Tree tree) {
        return tree instanceof AnnotationTree
                || tree instanceof ImportTree
                || tree instanceof PackageTree
                || tree instanceof ModuleTree;
    }

    /** Trees that javac adds, such as default constructors and calls of super(), have no end in the source. */
    private boolean isNotWritten(Tree tree) {
        if (tree != unit && positions.getEndPosition(unit, tree) < 0) {
            return true;
        }
        // The parameters of a compact constructor are copies of the components of the record, and a receiver parameter
        // is no variable.
        return tree instanceof JCVariableDecl
                && parent instanceof JCMethodDecl method
                && (tree == method.recvparam || (method.mods.flags & Flags.COMPACT_RECORD_CONSTRUCTOR) != 0);
    }

    private void describe(JCTree tree) {
        if (isExpression(tree)) {
            line("E", tree, tree.getKind().name(), names.erased(tree.type), names.generic(tree.type));
        }
        if (isEnumConstant(tree)) {
            JCVariableDecl constant = (JCVariableDecl) tree;
            calls.ofConstant(constant).ifPresent(call -> line("C", constant.pos, end(constant), call));
        } else if (tree instanceof JCVariableDecl variable && !(parent instanceof JCClassDecl)) {
            variable(variable);
        } else if (!isEnumConstant(parent)) {
            calls.of(tree).ifPresent(call -> line("C", tree, call));
        }
    }

    private boolean isExpression(JCTree tree) {
        if (!(tree instanceof ExpressionTree) || tree instanceof ErroneousTree || tree.type == null) {
            return false;
        }
        return switch (tree.getKind()) {
            case IDENTIFIER, MEMBER_SELECT -> denotesValue(tree);
            case PARENTHESIZED -> !belongsToStatement();
            case NEW_CLASS -> !isEnumConstant(parent);
            // For javac types are expressions, and so is the null check that it adds before `.new`.
            case PRIMITIVE_TYPE, ARRAY_TYPE, PARAMETERIZED_TYPE, ANNOTATED_TYPE, UNION_TYPE, INTERSECTION_TYPE -> false;
            case UNBOUNDED_WILDCARD, EXTENDS_WILDCARD, SUPER_WILDCARD, OTHER -> false;
            default -> true;
        };
    }

    /** Names of packages, types and methods are not expressions. */
    private static boolean denotesValue(JCTree tree) {
        Symbol symbol = TreeInfo.symbol(tree);
        return symbol != null && symbol.kind == Kinds.Kind.VAR;
    }

    /** The parentheses of `if (a)` are an expression for javac, but not in the grammar of Java. */
    private boolean belongsToStatement() {
        return switch (parent.getKind()) {
            case IF, WHILE_LOOP, DO_WHILE_LOOP, SWITCH, SWITCH_EXPRESSION, SYNCHRONIZED -> true;
            default -> false;
        };
    }

    private static boolean isEnumConstant(Tree tree) {
        return tree instanceof JCVariableDecl variable && (variable.mods.flags & Flags.ENUM) != 0;
    }

    private void variable(JCVariableDecl variable) {
        if (variable.sym != null) {
            Type type = variable.sym.type;
            int end = source.endOfName(variable.pos, variable.name.toString());
            line("V", variable.pos, end, names.erased(type), names.generic(type));
        }
    }

    private int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    private void line(String sort, Tree tree, String... fields) {
        line(sort, start(tree), end(tree), fields);
    }

    private void line(String sort, int start, int end, String... fields) {
        output.append(sort).append('\t').append(String.valueOf(source.byteOffset(start)));
        output.append('\t').append(String.valueOf(source.byteOffset(end)));
        for (String field : fields) {
            output.append('\t').append(field);
        }
        output.append('\n');
    }
}
