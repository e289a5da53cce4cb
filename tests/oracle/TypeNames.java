import com.sun.tools.javac.code.Kinds;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.CapturedType;
import com.sun.tools.javac.code.Type.IntersectionClassType;
import com.sun.tools.javac.code.Type.UnionClassType;
import com.sun.tools.javac.code.Type.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** Writes types in the canonical form that README.md describes, and as descriptors of the JVM. */
final class TypeNames {
    private final InferredTypes types;
    private final List<Type> openCaptures = new ArrayList<>();

    TypeNames(InferredTypes types) {
        this.types = types;
    }

    String erased(Type type) {
        Type solved = types.solved(type);
        // Erasure is not defined on these, and they have no arguments to lose.
        return solved.isPrimitiveOrVoid() || !solved.isNullOrReference() ? name(solved) : name(types.erasure(solved));
    }

    String generic(Type type) {
        return name(types.solved(type));
    }

    /** `(parameters)result` with generic types. Type parameters of the method itself are not written. */
    String method(Type type) {
        Type method = types.solved(type);
        return "(" + list(method.getParameterTypes(), ",") + ")" + name(method.getReturnType());
    }

    String descriptor(Type method) {
        Type erased = types.erasure(method);
        StringBuilder text = new StringBuilder("(");
        erased.getParameterTypes().forEach(parameter -> text.append(field(parameter)));
        return text.append(')').append(field(erased.getReturnType())).toString();
    }

    private static String field(Type type) {
        return switch (type.getTag()) {
            case BYTE -> "B";
            case CHAR -> "C";
            case DOUBLE -> "D";
            case FLOAT -> "F";
            case INT -> "I";
            case LONG -> "J";
            case SHORT -> "S";
            case BOOLEAN -> "Z";
            case VOID -> "V";
            case ARRAY -> "[" + field(((ArrayType) type).elemtype);
            default -> "L" + type.tsym.flatName().toString().replace('.', '/') + ";";
        };
    }

    private String list(Iterable<? extends Type> list, String separator) {
        StringJoiner text = new StringJoiner(separator);
        list.forEach(type -> text.add(name(type)));
        return text.toString();
    }

    private String name(Type type) {
        if (type instanceof CapturedType captured) {
            return captured(captured);
        } else if (type instanceof WildcardType wildcard) {
            return wildcard(wildcard);
        } else if (type instanceof ArrayType array) {
            return name(array.elemtype) + "[]";
        } else if (type instanceof IntersectionClassType intersection) {
            return list(intersection.getExplicitComponents(), "&");
        } else if (type instanceof UnionClassType union) {
            return list(union.getAlternativeTypes(), "|");
        }
        if (type.isPrimitiveOrVoid()) {
            return type.tsym.name.toString();
        }
        return switch (type.getTag()) {
            case CLASS -> declared(type);
            case TYPEVAR -> type.tsym.name.toString();
            case BOT -> "null";
            case ERROR -> "error";
            default -> "none";
        };
    }

    private String declared(Type type) {
        Type outer = type.getEnclosingType();
        // Local and anonymous classes have an enclosing type too, but no name that could follow it.
        boolean isMember = type.tsym.owner.kind == Kinds.Kind.TYP && !type.tsym.name.isEmpty();
        String name = isMember && outer.isParameterized()
                ? name(outer) + "." + type.tsym.name
                : ((ClassSymbol) type.tsym).flatname.toString();
        return type.getTypeArguments().isEmpty() ? name : name + "<" + list(type.getTypeArguments(), ",") + ">";
    }

    private String wildcard(WildcardType wildcard) {
        return switch (wildcard.kind) {
            case UNBOUND -> "?";
            case EXTENDS -> "? extends " + name(types.solved(wildcard.type));
            case SUPER -> "? super " + name(types.solved(wildcard.type));
        };
    }

    /** A captured variable can occur in the wildcard that it captures; there it is written without its bound. */
    private String captured(CapturedType captured) {
        if (openCaptures.contains(captured)) {
            return "capture of ...";
        }
        openCaptures.add(captured);
        String name = "capture of " + wildcard(captured.wildcard);
        openCaptures.remove(captured);
        return name;
    }
}
