// Library classes without a model: objects may change, results may be anything, collections of the program may have been handed over.
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;
import java.util.function.Predicate;

class UnknownOfLibrary {

    private final List<String> names = new ArrayList<>();
    private int calls;

    void field(Calendar m) {
        calls = 1;
        m.isLenient(); //~ unknown[unknown-effect]
        assert calls == 1; //~ unknown[assertion]
    }

    void result(Calendar m) {
        assert m.isLenient(); //~ unknown[assertion], unknown[unknown-effect]
    }

    void sameTwice(Calendar m) {
        assert m.getFirstDayOfWeek() == m.getFirstDayOfWeek(); //~ unknown[assertion], unknown[unknown-effect], unknown[unknown-effect]
    }

    void text(Calendar m) {
        String s = m.getCalendarType(); //~ unknown[unknown-effect]
        assert s != null; //~ unknown[assertion]
    }

    void textIsAString(Calendar m) {
        Object s = m.getCalendarType(); //~ unknown[unknown-effect]
        assert s == null || s instanceof String;
    }

    void madeByItself() {
        Calendar p = Calendar.getInstance(); //~ unknown[unknown-effect]
        assert p != null; //~ unknown[assertion]
    }

    void comesBack(Calendar m) {
        m.clear(); //~ unknown[unknown-effect]
        assert false; //~ unknown[assertion]
    }

    void size(Calendar m) {
        names.clear();
        m.clear(); //~ unknown[unknown-effect]
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

    void stringsStay(Calendar m, String s) {
        int n = s.length();
        m.isLenient(); //~ unknown[unknown-effect]
        assert s.length() == n;
    }

    void boxesStay(Calendar m) {
        Integer i = 5;
        m.isLenient(); //~ unknown[unknown-effect]
        assert i == 5;
    }

    void numberInRange(Calendar m) {
        int n = m.getFirstDayOfWeek(); //~ unknown[unknown-effect]
        assert n >= -2147483648;
    }

    void notified(Object o) {
        calls = 1;
        o.notifyAll(); //~ unknown[unknown-effect]
        assert calls == 1; //~ unknown[assertion]
    }

    void staticCall() {
        calls = 2;
        Calendar.getInstance(); //~ unknown[unknown-effect]
        assert calls == 2; //~ unknown[assertion]
    }

    void firstOfUnknown(Calendar m) {
        String s = m.getCalendarType(); //~ unknown[unknown-effect]
        assert s == null || s.length() >= 0;
    }

    void indexFromOutside(Calendar m, int[] a) {
        a[m.getMinimalDaysInFirstWeek()] = 1; //~ unknown[array-index], unknown[unknown-effect]
    }

    void guardedIndexFromOutside(Calendar m, int[] a) {
        int i = m.getMinimalDaysInFirstWeek(); //~ unknown[unknown-effect]
        if (i >= 0 && i < a.length) {
            a[i] = 1;
        }
    }

    void dividedByUnknown(Calendar m) {
        int i = 10 / m.getFirstDayOfWeek(); //~ unknown[division-by-zero], unknown[unknown-effect]
    }

    void guardedDivision(Calendar m) {
        int n = m.getFirstDayOfWeek(); //~ unknown[unknown-effect]
        int i = n == 0 ? 0 : 10 / n;
    }
}
//~ obligations: 72
