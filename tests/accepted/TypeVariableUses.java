// javac: accepts
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class TypeVariableUses<T> {
    private T[] items;
    private int size;

    @SuppressWarnings("unchecked")
    TypeVariableUses() {
        items = (T[]) new Object[4];
    }

    void push(T item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = item;
    }

    T pop() {
        T top = items[--size];
        items[size] = null;
        return top;
    }

    boolean same(Object other) {
        return other instanceof TypeVariableUses<?> stack && stack.size == size
            && other.getClass() == getClass();
    }

    <S extends T> void pushAll(Iterable<S> source) {
        for (S s : source) {
            push(s);
        }
    }

    void drain(List<? super T> sink) {
        while (size > 0) {
            sink.add(pop());
        }
    }

    static int run() {
        TypeVariableUses<Number> stack = new TypeVariableUses<>();
        stack.push(1);
        stack.pushAll(List.of(2.5, 3.5));
        List<Object> out = new ArrayList<>();
        stack.drain(out);
        Class<? extends Number> type = Integer.valueOf(1).getClass();
        Class<String> exact = String.class;
        return out.size() + type.getName().length() + exact.cast("x").length();
    }
}
