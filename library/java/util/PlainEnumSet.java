package java.util;

/** The one kind of sets of constants. */
final class PlainEnumSet<E extends Enum<E>> extends EnumSet<E> {
    PlainEnumSet(Class<E> elementType) {
        super(elementType);
    }
}
