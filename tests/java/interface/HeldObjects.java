// What a collection holds was allocated before whatever is new.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class HeldObjects {
    static final class Item {
        int value;
    }

    //@ requires 0 <= n;
    static List<Item> different(int n) {
        ArrayList<Item> items = new ArrayList<>();
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n && \size(items) == i;
          @ loop_invariant (\forall int x; 0 <= x && x < i; \at(items, x) != null);
          @ loop_invariant (\forall int x, y; 0 <= x && x < y && y < i; \at(items, x) != \at(items, y)); //~ proved[invariant-preserved]
          @ assignable items.*;
          @*/
        while (i < n) {
            items.add(new Item());
            i++;
        }
        return items;
    }

    //@ requires 0 <= n;
    static List<Item> same(int n) {
        ArrayList<Item> items = new ArrayList<>();
        Item item = new Item();
        int i = 0;
        /*@ loop_invariant 0 <= i && i <= n && \size(items) == i;
          @ loop_invariant (\forall int x, y; 0 <= x && x < y && y < i; \at(items, x) != \at(items, y)); //~ refuted[invariant-preserved]
          @ assignable items.*;
          @*/
        while (i < n) {
            items.add(item);
            i++;
        }
        return items;
    }

    static void apart(ArrayList<Item> items, HashMap<String, Item> named, String name) {
        Item item = new Item();
        for (Item other : items) {
            assert other != item;                            //~ proved[assertion]
        }
        assert named.get(name) != item;                      //~ proved[assertion]
    }
}
//~ obligations: 31
