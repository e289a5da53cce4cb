import java.util.Arrays;
import java.util.List;

/** List.of and List.copyOf. */
public final class ImmutableLists extends ListSequences {
    public static void main(String[] arguments) {
        new ImmutableLists().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        root("list", made(new Object[0]), true);
        root("other", made(new Object[0]), true);
    }

    private Object v() {
        return plain();
    }

    @Override
    List<Object> made(Object[] elements) {
        op("made");
        switch (number(0, 13)) {
            case 0:
                return List.of();
            case 1:
                return List.of(v());
            case 2:
                return List.of(v(), v());
            case 3:
                return List.of(v(), v(), v());
            case 4:
                return List.of(v(), v(), v(), v());
            case 5:
                return List.of(v(), v(), v(), v(), v());
            case 6:
                return List.of(v(), v(), v(), v(), v(), v());
            case 7:
                return List.of(v(), v(), v(), v(), v(), v(), v());
            case 8:
                return List.of(v(), v(), v(), v(), v(), v(), v(), v());
            case 9:
                return List.of(v(), v(), v(), v(), v(), v(), v(), v(), v());
            case 10:
                return List.of(v(), v(), v(), v(), v(), v(), v(), v(), v(), v());
            case 11:
                return List.of(new Object[] {v(), v(), v()});
            case 12:
                return List.of(v(), v(), v(), v(), v(), v(), v(), v(), v(), v(), v());
            default:
                return List.copyOf(Arrays.asList(v(), v(), v()));
        }
    }

    @Override
    void step(Object on) {
        if (below(8) > 0) {
            super.step(on);
            return;
        }
        switch (number(0, 4)) {
            case 0:
                op("of");
                content(List.of(value(), value()), true);
                break;
            case 1:
                op("copyOf(c)");
                content(List.copyOf(Arrays.asList(elements(4))), true);
                break;
            case 2:
                op("of(...)");
                Object[] elements = elements(4);
                List<Object> list = List.of(elements);
                Arrays.fill(elements, null);
                content(list, true);
                break;
            case 3:
                op("copyOf(list)");
                if (on instanceof List) {
                    content(List.copyOf(list(on)), true);
                }
                break;
            default:
                content(made(null), true);
                break;
        }
    }
}
