import java.util.Enumeration;
import java.util.Vector;

/** The calls that only vectors have. */
final class VectorSteps {
    private VectorSteps() {
    }

    static void step(Sequences s, Vector<Object> vector) {
        switch (s.below(18)) {
            case 0:
                s.op("addElement");
                vector.addElement(s.value());
                break;
            case 1:
                s.op("elementAt");
                s.result(vector.elementAt(s.index(vector.size())));
                break;
            case 2:
                s.op("firstElement");
                s.result(vector.firstElement());
                break;
            case 3:
                s.op("lastElement");
                s.result(vector.lastElement());
                break;
            case 4:
                s.op("insertElementAt");
                vector.insertElementAt(s.value(), s.index(vector.size()));
                break;
            case 5:
                s.op("removeElementAt");
                vector.removeElementAt(s.index(vector.size()));
                break;
            case 6:
                s.op("removeElement");
                s.result(vector.removeElement(s.value()));
                break;
            case 7:
                if (s.below(3) == 0) {
                    s.op("removeAllElements");
                    vector.removeAllElements();
                }
                break;
            case 8:
                s.op("setElementAt");
                vector.setElementAt(s.value(), s.index(vector.size()));
                break;
            case 9:
                s.op("setSize");
                vector.setSize(s.number(-1, 8));
                break;
            case 10:
                s.op("copyInto");
                Object[] array = new Object[s.number(0, 12)];
                vector.copyInto(array);
                s.elements(array, true);
                break;
            case 11:
                s.op("indexOf(i)");
                s.result(vector.indexOf(s.value(), s.number(0, 6)));
                break;
            case 12:
                s.op("lastIndexOf(i)");
                s.result(vector.lastIndexOf(s.value(), s.number(-1, 6)));
                break;
            case 13:
                elements(s, vector);
                break;
            case 14:
                s.op("capacity");
                vector.ensureCapacity(s.number(0, 20));
                s.result(vector.capacity() >= vector.size());
                vector.trimToSize();
                s.result(vector.capacity());
                break;
            case 15:
                s.op("growing");
                Vector<Object> growing = s.truth() ? new Vector<>(s.number(-1, 4), s.number(0, 3)) : new Vector<>(s.number(0, 4));
                for (int times = 0; times < 8; times++) {
                    growing.add(s.plain());
                    s.result(growing.capacity());
                }
                break;
            default:
                s.op("clone");
                Vector<?> clone = (Vector<?>) vector.clone();
                s.result(clone.equals(vector));
                clone.clear();
                s.content(clone, true);
                break;
        }
    }

    private static void elements(Sequences s, Vector<Object> vector) {
        s.op("elements");
        Enumeration<Object> elements = vector.elements();
        if (s.below(4) == 0) {
            elements.asIterator().forEachRemaining(element -> s.result(element));
        }
        while (elements.hasMoreElements()) {
            s.result(elements.nextElement());
        }
        elements.nextElement();
    }
}
