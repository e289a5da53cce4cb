// `\nonnullelements` says it of all elements.
class ElementsNotNull {
    int weight;

    //@ requires parts != null && \nonnullelements(parts) && 0 < parts.length;
    //@ ensures \result == parts[0].weight;
    //@ assignable \nothing;
    static int first(/*@ nullable @*/ ElementsNotNull[] parts) {
        return parts[0].weight;
    }

    static void use() {
        ElementsNotNull[] parts = new ElementsNotNull[1];
        parts[0] = new ElementsNotNull();
        int first = first(parts);
        assert first == 0;
    }
}
//~ obligations: 11
