import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Within a generic class, `new A<V, K>()` gives the class's own parameters to the class again, in another order or deeper.
class CreationWithSwappedArguments<K, V> {
    final Map<K, V> map = new HashMap<>();

    static <K, V> CreationWithSwappedArguments<V, K> invert(
            CreationWithSwappedArguments<K, V> from, CreationWithSwappedArguments<V, K> to) {
        return to;
    }

    static <K, V, M extends CreationWithSwappedArguments<K, V>> M into(
            CreationWithSwappedArguments<? extends V, ? extends K> from, M to) {
        return to;
    }

    CreationWithSwappedArguments<V, K> inverse() {
        return invert(this, new CreationWithSwappedArguments<V, K>());
    }

    CreationWithSwappedArguments<V, K> inverseInto() {
        return into(this, new CreationWithSwappedArguments<V, K>());
    }

    CreationWithSwappedArguments<V, K> anonymous() {
        return CreationWithSwappedArguments.invert(this, new CreationWithSwappedArguments<V, K>() {});
    }

    CreationWithSwappedArguments<V, K> diamond() {
        return invert(this, new CreationWithSwappedArguments<>());
    }

    CreationWithSwappedArguments<K, V> twice() {
        return invert(invert(this, new CreationWithSwappedArguments<V, K>()), new CreationWithSwappedArguments<K, V>());
    }

    void local() {
        CreationWithSwappedArguments<List<K>, V> deeper = new CreationWithSwappedArguments<List<K>, V>();
        CreationWithSwappedArguments<V, List<K>> back = invert(deeper, new CreationWithSwappedArguments<V, List<K>>());
        var swapped = new CreationWithSwappedArguments<V, K>();
        Map<V, K> itsMap = swapped.map;
        Map<V, K> map = new CreationWithSwappedArguments<V, K>().map;
    }

    class Inner<T> {
        CreationWithSwappedArguments<V, K>.Inner<T> other(CreationWithSwappedArguments<V, K> around) {
            return around.new Inner<T>();
        }
    }
}
