import java.util.List;

// What a loop may update by another name is not known behind it.
class PlacesLost {
    int value;
    PlacesLost next;

    static void alias(PlacesLost a, PlacesLost b, int n) {
        a.value = 0;
        for (int i = 0; i < n; i++) {
            b.value = 1;
        }
        assert a.value == 0; //~ refuted[assertion]
    }

    static void sameList(List<Integer> from, List<Integer> to) {
        for (Integer number : from) { //~ refuted[concurrent-modification]
            to.add(number);
        }
    }

    static void walk(PlacesLost first, PlacesLost other) {
        other.value = 1;
        for (PlacesLost node = first; node != null; node = node.next) {
            node.value = 0;
        }
        assert other.value == 1; //~ refuted[assertion]
    }

    static void oldFirst(PlacesLost first, int n) {
        first.value = 0;
        PlacesLost node = first;
        for (int i = 0; i < n; i++) {
            node.value = 1; //~ proved[null-dereference]
            node = new PlacesLost();
        }
        assert first.value == 0; //~ refuted[assertion]
    }

    static void oneOfTwo(PlacesLost a, int n) {
        a.value = 0;
        for (int i = 0; i < n; i++) {
            PlacesLost node = new PlacesLost();
            if (i == 1) {
                node = a;
            }
            node.value = 1;
        }
        assert a.value == 0; //~ refuted[assertion]
    }

    static void field(PlacesLost holder, PlacesLost a, int n) {
        a.value = 0;
        holder.next = new PlacesLost();
        for (int i = 0; i < n; i++) {
            holder.next.value = 1; //~ proved[null-dereference]
            holder.next = a;
        }
        assert a.value == 0; //~ refuted[assertion]
    }

    static void innerLoop(PlacesLost a, int n) {
        a.value = 0;
        for (int i = 0; i < n; i++) {
            PlacesLost node = new PlacesLost();
            for (int j = 0; j < 2; j++) {
                node.value = 1;
                node = a;
            }
        }
        assert a.value == 0; //~ refuted[assertion]
    }

    static void rows(int[][] rows, int[] row) {
        if (row.length == 0) {
            return;
        }
        row[0] = 0;
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].length > 0) {
                rows[i][0] = 1;
            }
        }
        assert row[0] == 0; //~ refuted[assertion]
    }
}
//~ obligations: 48
