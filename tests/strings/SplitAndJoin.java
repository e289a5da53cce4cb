// Splitting and joining: how many parts there are, and what is never there.
import java.util.List;
import java.util.StringJoiner;

class SplitAndJoin {
    void okSplitGivesNoNull(String s) {
        String[] parts = s.split(",");
        assert parts != null;
        if (parts.length > 0) {
            assert parts[0] != null;
        }
    }

    void okLimitBoundsParts(String s) {
        assert s.split(",", 3).length <= 3;
    }

    void okLimitedHasAPart(String s) {
        assert s.split(";", 2).length >= 1;
    }

    void okEmptyTextIsOnePart() {
        assert "".split(",").length == 1;
    }

    void okPartsAreNotLonger(String s) {
        for (String part : s.split(",")) {
            assert part.length() <= s.length();
        }
    }

    void okKnownText() {
        String[] parts = "a,b,c".split(",");
        assert parts.length == 3 && parts[1].equals("b"); //~ FIXME-unknown[assertion]
    }

    void badSplitHasAPart(String s) {
        assert s.split(",").length >= 1; //~ refuted[assertion]
    }

    void badTrailingPartsStay() {
        assert "a,b,,".split(",").length == 4; //~ refuted[assertion]
    }

    void badLimitIsReached(String s) {
        assert s.split(",", 2).length == 2; //~ refuted[assertion]
    }

    void badSecondPart(String s) {
        String second = s.split("=")[1]; //~ refuted[array-index]
    }

    void badDotIsADot() {
        assert "a.b".split(".").length == 2; //~ unknown[assertion]
    }

    void okJoined() {
        assert String.join("-", "a", "b", "c").equals("a-b-c");
    }

    void okJoinOfNothing() {
        assert String.join(",", List.of()).isEmpty();
    }

    void badJoinEndsWithDelimiter(String a, String b) {
        assert String.join(",", a, b).endsWith(","); //~ refuted[assertion]
    }

    void okJoinerIsEmptyWithBrackets() {
        StringJoiner joiner = new StringJoiner(", ", "[", "]");
        assert joiner.toString().equals("[]");
    }

    void okJoinerOfTwo(String a, String b) {
        StringJoiner joiner = new StringJoiner("+");
        joiner.add(a).add(b);
        assert joiner.length() == a.length() + 1 + b.length(); //~ FIXME-unknown[assertion]
    }

    void badJoinerOfTwo(String a, String b) {
        StringJoiner joiner = new StringJoiner("+");
        joiner.add(a).add(b);
        assert joiner.length() == a.length() + b.length(); //~ refuted[assertion]
    }

    void badEmptyValueStays() {
        StringJoiner joiner = new StringJoiner(",");
        joiner.setEmptyValue("none");
        joiner.add("");
        assert joiner.toString().equals("none"); //~ refuted[assertion]
    }
}
//~ obligations: 119
