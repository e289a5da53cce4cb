// Elements with their own `equals`.
import java.util.ArrayList;

class ListCustomElement {
    final int id;

    ListCustomElement(int id) {
        this.id = id;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ListCustomElement && ((ListCustomElement) other).id == id;
    }

    @Override
    public int hashCode() {
        return id;
    }

    static void found() {
        ArrayList<ListCustomElement> list = new ArrayList<>();
        list.add(new ListCustomElement(1));
        assert list.contains(new ListCustomElement(1)); //~ proved[assertion]
    }

    static void notFound() {
        ArrayList<ListCustomElement> list = new ArrayList<>();
        list.add(new ListCustomElement(1));
        assert list.contains(new ListCustomElement(2)); //~ refuted[assertion]
    }
}
//~ obligations: 17
