import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * J2BP, list elements: a list is filled with one new item for each value, then one of the items is changed.
 * Property: no two elements of the list are the same object, so that all the others keep their values.
 */
class ListElementsNotAliased {
    static void listElementsNotAliased(List<Integer> values, int index, int changed) {
        List<Item> items = new ArrayList<>();
        Iterator<Integer> it = values.iterator();
        while (it.hasNext()) {
            Integer value = it.next();
            Item item = new Item();
            item.value = value;
            items.add(item);
        }
        for (int i = 0; i < items.size(); i++) {
            for (int j = i + 1; j < items.size(); j++) {
                assert items.get(i) != items.get(j); // holds
            }
        }
        if (index < 0 || index >= items.size()) {
            return;
        }
        items.get(index).value = changed;
        for (int i = 0; i < items.size(); i++) {
            if (i != index) {
                assert items.get(i).value == values.get(i); // holds
            } else {
                assert items.get(i).value == changed; // holds
            }
        }
    }

    /** Wrong: one item is created for all values. */
    static void listElementsNotAliasedWrong1(List<Integer> values, int index, int changed) {
        List<Item> items = new ArrayList<>();
        Item item = new Item();
        Iterator<Integer> it = values.iterator();
        while (it.hasNext()) {
            Integer value = it.next();
            item.value = value;
            items.add(item);
        }
        for (int i = 0; i < items.size(); i++) {
            for (int j = i + 1; j < items.size(); j++) {
                assert items.get(i) != items.get(j); // wrong
            }
        }
        if (index < 0 || index >= items.size()) {
            return;
        }
        items.get(index).value = changed;
        for (int i = 0; i < items.size(); i++) {
            if (i != index) {
                assert items.get(i).value == values.get(i); // holds
            } else {
                assert items.get(i).value == changed; // holds
            }
        }
    }

    /** Wrong: the last item is used again when the value repeats. */
    static void listElementsNotAliasedWrong2(List<Integer> values, int index, int changed) {
        List<Item> items = new ArrayList<>();
        Iterator<Integer> it = values.iterator();
        while (it.hasNext()) {
            Integer value = it.next();
            boolean repeated = !items.isEmpty() && items.get(items.size() - 1).value == value;
            Item item = repeated ? items.get(items.size() - 1) : new Item();
            item.value = value;
            items.add(item);
        }
        for (int i = 0; i < items.size(); i++) {
            for (int j = i + 1; j < items.size(); j++) {
                assert items.get(i) != items.get(j); // wrong
            }
        }
        if (index < 0 || index >= items.size()) {
            return;
        }
        items.get(index).value = changed;
        for (int i = 0; i < items.size(); i++) {
            if (i != index) {
                assert items.get(i).value == values.get(i); // holds
            } else {
                assert items.get(i).value == changed; // holds
            }
        }
    }

    /** Wrong: the assertion compares each element with itself. */
    static void listElementsNotAliasedWrong3(List<Integer> values, int index, int changed) {
        List<Item> items = new ArrayList<>();
        Iterator<Integer> it = values.iterator();
        while (it.hasNext()) {
            Integer value = it.next();
            Item item = new Item();
            item.value = value;
            items.add(item);
        }
        for (int i = 0; i < items.size(); i++) {
            for (int j = i; j < items.size(); j++) {
                assert items.get(i) != items.get(j); // wrong
            }
        }
        if (index < 0 || index >= items.size()) {
            return;
        }
        items.get(index).value = changed;
        for (int i = 0; i < items.size(); i++) {
            if (i != index) {
                assert items.get(i).value == values.get(i); // holds
            } else {
                assert items.get(i).value == changed; // holds
            }
        }
    }

    static class Item {
        int value;
    }
}
