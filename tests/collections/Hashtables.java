import java.util.Enumeration;
import java.util.Hashtable;

/** Hashtable, which knows no null. Its order is left open. */
public final class Hashtables extends MapSequences {
    public static void main(String[] arguments) {
        new Hashtables().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        nulls = 0;
        changesInside = true;
        knowsEnd = false;
        root("table", filled(new Hashtable<>()), false);
        root("other", truth() ? new Hashtable<>() : new Hashtable<>(number(0, 40), 0.5f), false);
        nulls = 30;
    }

    @Override
    void step(Object on) {
        if (on instanceof Hashtable && below(6) == 0) {
            own((Hashtable<?, ?>) on);
        } else {
            super.step(on);
        }
    }

    private void own(Hashtable<?, ?> table) {
        switch (below(6)) {
            case 0:
                op("contains");
                result(table.contains(value()));
                break;
            case 1:
                op("elements");
                enumerated(table.elements());
                break;
            case 2:
                op("keys");
                enumerated(table.keys());
                break;
            case 3:
                op("new Hashtable(n)");
                result(new Hashtable<>(number(-1, 3)).size());
                break;
            case 4:
                op("new Hashtable(map)");
                content(new Hashtable<>(table), false);
                break;
            default:
                op("clone");
                Hashtable<?, ?> clone = (Hashtable<?, ?>) table.clone();
                result(clone.equals(table));
                table.clear();
                content(clone, false);
                break;
        }
    }

    private void enumerated(Enumeration<?> elements) {
        long sum = 0;
        while (elements.hasMoreElements()) {
            sum += mixed(code(elements.nextElement()));
        }
        result(sum);
        elements.nextElement();
    }
}
