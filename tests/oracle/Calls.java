import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import java.util.Optional;

/** Which method or constructor an expression calls, as the fields of a `C` line after the span. */
final class Calls {
    private final Symtab symbols;
    private final TypeNames names;

    Calls(Context context, TypeNames names) {
        this.symbols = Symtab.instance(context);
        this.names = names;
    }

    /** Nothing, if the tree is no call or javac found no method for it. */
    Optional<String> of(JCTree tree) {
        if (tree instanceof JCMethodInvocation call) {
            return fields(kind(call), TreeInfo.symbol(call.meth), call.meth.type, null);
        } else if (tree instanceof JCMemberReference reference) {
            return fields("M", reference.sym, reference.referentType, reference.expr.type);
        } else if (tree instanceof JCNewClass creation) {
            return creation(creation.def == null ? "N" : "A", creation);
        }
        return Optional.empty();
    }

    /** An enum constant calls a constructor, though `new` is not written. */
    Optional<String> ofConstant(JCVariableDecl constant) {
        return constant.init instanceof JCNewClass creation ? creation("K", creation) : Optional.empty();
    }

    private static String kind(JCMethodInvocation call) {
        return switch (TreeInfo.name(call.meth).toString()) {
            case "this" -> "T";
            case "super" -> "S";
            default -> "I";
        };
    }

    private Optional<String> creation(String kind, JCNewClass creation) {
        if (creation.def == null) {
            return fields(kind, creation.constructor, creation.constructorType, null);
        }
        // javac gives an anonymous class a constructor, whose first statement calls the one that the source names.
        for (JCTree member : creation.def.defs) {
            if (member instanceof JCMethodDecl method
                    && method.body != null
                    && method.sym == creation.constructor
                    && method.body.stats.head instanceof JCExpressionStatement statement
                    && statement.expr instanceof JCMethodInvocation call) {
                return fields(kind, TreeInfo.symbol(call.meth), call.meth.type, null);
            }
        }
        return Optional.empty();
    }

    private Optional<String> fields(String kind, Symbol symbol, Type type, Type site) {
        // After an error the type can be that of no method.
        if (!(symbol instanceof MethodSymbol) || type == null || type.getReturnType() == null) {
            return Optional.empty();
        }
        String descriptor = names.descriptor(symbol.type);
        return Optional.of(String.join("\t", kind, owner(symbol, site), symbol.name, descriptor, names.method(type)));
    }

    /**
     * The class that declares the method. javac invents a class for arrays: its clone() is that of Object, and
     * `T[]::new` is given to the array type. From 18 on it also copies the methods of Object into interfaces.
     */
    private String owner(Symbol method, Type site) {
        Symbol owner = method.baseSymbol().owner;
        if (owner != symbols.arrayClass) {
            return owner.flatName().toString();
        }
        return method.isConstructor() ? names.erased(site) : "java.lang.Object";
    }
}
