// The iterator of an immutable list does not remove.
import java.util.Collections;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class IteratorOfImmutable {

    static void fixed() {
        Iterator<String> iterator = List.of("a", "b").iterator();
        iterator.next();
        iterator.remove();                             //~ refuted[unsupported-operation]
    }

    static void view() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Iterator<String> iterator = Collections.unmodifiableList(list).iterator();
        iterator.next();
        iterator.remove();                             //~ refuted[unsupported-operation]
    }
}
//~ obligations: 19
