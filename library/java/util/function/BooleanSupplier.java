package java.util.function;

/** Gives a boolean. */
@FunctionalInterface
public interface BooleanSupplier {
    boolean getAsBoolean();
}
