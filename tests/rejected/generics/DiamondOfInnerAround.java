class DiamondOfInnerAround<K, V> {
    class Inner<T> {
        DiamondOfInnerAround<V, K>.Inner<T> inferred(DiamondOfInnerAround<V, K> around) {
            return around.new Inner<>(); //~ error
        }
    }
}
