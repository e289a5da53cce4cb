// Library classes without a model: objects may change, results may be anything, collections of the program may have been handed over.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class UnknownOfLibrary {

    private final List<String> names = new ArrayList<>();
    private int calls;

    void field(Matcher m) {
        calls = 1;
        m.find(); //~ unknown[unknown-effect]
        assert calls == 1; //~ unknown[assertion]
    }

    void result(Matcher m) {
        assert m.find(); //~ unknown[assertion], unknown[unknown-effect]
    }

    void sameTwice(Matcher m) {
        assert m.groupCount() == m.groupCount(); //~ unknown[unknown-effect], unknown[unknown-effect], unknown[assertion]
    }

    void text(Matcher m) {
        String s = m.group(); //~ unknown[unknown-effect]
        assert s != null; //~ unknown[assertion]
    }

    void textIsAString(Matcher m) {
        Object s = m.group(); //~ unknown[unknown-effect]
        assert s == null || s instanceof String;
    }

    void madeByItself() {
        Pattern p = Pattern.compile("a"); //~ unknown[unknown-effect]
        assert p != null; //~ unknown[assertion]
    }

    void comesBack(Matcher m) {
        m.reset(); //~ unknown[unknown-effect]
        assert false; //~ unknown[assertion]
    }

    void size(Matcher m) {
        names.clear();
        m.reset(); //~ unknown[unknown-effect]
        assert names.size() == 0; //~ unknown[assertion]
    }

    void localListHandedOver(Predicate<List<String>> p) {
        List<String> own = new ArrayList<>();
        own.add("a");
        p.test(own); //~ unknown[unknown-effect]
        assert own.size() == 1; //~ unknown[assertion]
    }

    void sizeIsNotNegative(Predicate<List<String>> p) {
        List<String> own = new ArrayList<>();
        p.test(own); //~ unknown[unknown-effect]
        assert own.size() >= 0;
    }

    void stringsStay(Matcher m, String s) {
        int n = s.length();
        m.find(); //~ unknown[unknown-effect]
        assert s.length() == n;
    }

    void boxesStay(Matcher m) {
        Integer i = 5;
        m.find(); //~ unknown[unknown-effect]
        assert i == 5;
    }

    void numberInRange(Matcher m) {
        int n = m.groupCount(); //~ unknown[unknown-effect]
        assert n >= -2147483648;
    }

    void notified(Object o) {
        calls = 1;
        o.notifyAll(); //~ unknown[unknown-effect]
        assert calls == 1; //~ unknown[assertion]
    }

    void staticCall() {
        calls = 2;
        Pattern.quote("a"); //~ unknown[unknown-effect]
        assert calls == 2; //~ unknown[assertion]
    }

    void firstOfUnknown(Matcher m) {
        String s = m.group(); //~ unknown[unknown-effect]
        assert s == null || s.length() >= 0;
    }

    void indexFromOutside(Matcher m, int[] a) {
        a[m.start()] = 1; //~ unknown[array-index], unknown[unknown-effect]
    }

    void guardedIndexFromOutside(Matcher m, int[] a) {
        int i = m.start(); //~ unknown[unknown-effect]
        if (i >= 0 && i < a.length) {
            a[i] = 1;
        }
    }

    void dividedByUnknown(Matcher m) {
        int i = 10 / m.groupCount(); //~ unknown[division-by-zero], unknown[unknown-effect]
    }

    void guardedDivision(Matcher m) {
        int n = m.groupCount(); //~ unknown[unknown-effect]
        int i = n == 0 ? 0 : 10 / n;
    }
}
//~ obligations: 72
