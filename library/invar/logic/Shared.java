package invar.logic;

/**
 * Objects whose identity the JDK leaves open: views, entries, collections that do not change. Where a method gives one, it may be a new object or
 * one that was given before. Proofs do not know whether two of them are the same object, unless both are one result of one call.
 */
public interface Shared {
}
