import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.UndetVar;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Remembers what javac inferred for the type variables of each call.
 *
 * When a generic call is an argument of another generic call, javac infers both together and leaves the type of the
 * inner method with its inference variables in the tree. These are fresh copies of the type variables, and the
 * substitution of the solution passes through here, so that it can be applied later.
 */
final class InferredTypes extends Types {
    private final Set<Type> fresh = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Type, Type> solutions = new IdentityHashMap<>();

    private InferredTypes(Context context) {
        super(context);
    }

    static void register(Context context) {
        context.put(typesKey, (Context.Factory<Types>) InferredTypes::new);
    }

    @Override
    public List<Type> newInstances(List<Type> variables) {
        List<Type> copies = super.newInstances(variables);
        fresh.addAll(copies);
        return copies;
    }

    /** The last substitution counts: an earlier one may come from an attempt that javac took back. */
    @Override
    public Type subst(Type type, List<Type> from, List<Type> to) {
        List<Type> targets = to;
        for (Type variable : from) {
            if (targets.isEmpty()) {
                break;
            }
            Type target = targets.head;
            targets = targets.tail;
            // While javac still solves, a variable stands for itself or for a set of bounds.
            if (target != variable && !(target instanceof UndetVar) && fresh != null && fresh.contains(variable)) {
                solutions.put(variable, target);
            }
        }
        return super.subst(type, from, to);
    }

    /** The type with its inference variables replaced by what was inferred. */
    Type solved(Type type) {
        return type.map(new Solution());
    }

    private final class Solution extends Type.StructuralTypeMapping<Void> {
        private final Set<Type> active = Collections.newSetFromMap(new IdentityHashMap<>());

        @Override
        public Type visitTypeVar(TypeVar variable, Void nothing) {
            Type solution = solutions.get(variable);
            if (solution == null || !active.add(variable)) {
                return variable;
            }
            Type result = visit(solution);
            active.remove(variable);
            return result;
        }
    }
}
