class CreationSwappedWrongly<K, V> {
    static <K, V> CreationSwappedWrongly<V, K> invert(CreationSwappedWrongly<K, V> from, CreationSwappedWrongly<V, K> to) {
        return to;
    }

    CreationSwappedWrongly<V, K> inverse() {
        return invert(this, new CreationSwappedWrongly<K, V>()); //~ error
    }
}
