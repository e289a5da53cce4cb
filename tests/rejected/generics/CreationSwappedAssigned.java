class CreationSwappedAssigned<K, V> {
    CreationSwappedAssigned<K, V> same() {
        return new CreationSwappedAssigned<V, K>(); //~ error
    }
}
