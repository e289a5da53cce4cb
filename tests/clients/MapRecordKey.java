// Records are equal by their components.
import java.util.HashMap;

record MapRecordKey(int row, int column) {

    static void found() {
        HashMap<MapRecordKey, String> board = new HashMap<>();
        board.put(new MapRecordKey(1, 2), "knight");
        assert board.get(new MapRecordKey(1, 2)) == "knight"; // should be proved[assertion] //~ FIXME-unknown[assertion]
    }

    static int swapped() {
        HashMap<MapRecordKey, String> board = new HashMap<>();
        board.put(new MapRecordKey(1, 2), "knight");
        return board.get(new MapRecordKey(2, 1)).length(); //~ refuted[null-dereference]
    }
}
//~ obligations: 6
