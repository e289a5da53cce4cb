import java.util.BitSet;

/** BitSet. */
public final class BitSets extends Sequences {
    public static void main(String[] arguments) {
        new BitSets().run(arguments);
    }

    @Override
    void begin() {
        domain(Values.NUMBERS);
        root("bits", truth() ? new BitSet() : new BitSet(number(0, 200)), true);
        root("other", BitSet.valueOf(new long[] {below(256), below(3), 0}), true);
    }

    @Override
    void content(Object thing, boolean inOrder) {
        if (thing instanceof BitSet) {
            BitSet bits = (BitSet) thing;
            result(bits.cardinality());
            result(bits.length());
            for (int at = bits.nextSetBit(0); at >= 0; at = bits.nextSetBit(at + 1)) {
                result(at);
            }
        }
    }

    /** A position, mostly near the edges of the words that the bits are kept in. */
    private int at() {
        int[] edges = {0, 1, 5, 62, 63, 64, 65, 127, 128, 130};
        return below(12) == 0 ? number(-1, 200) : number(0, 2) + edges[below(edges.length)];
    }

    @Override
    void step(Object on) {
        BitSet bits = (BitSet) on;
        switch (below(30)) {
            case 0:
            case 1:
                op("set");
                bits.set(at());
                break;
            case 2:
                op("set(b)");
                bits.set(at(), flag());
                break;
            case 3:
            case 4:
                op("set(range)");
                bits.set(at(), at());
                break;
            case 5:
                op("set(range, b)");
                bits.set(at(), at(), flag());
                break;
            case 6:
                op("clear(i)");
                bits.clear(at());
                break;
            case 7:
                op("clear(range)");
                bits.clear(at(), at());
                break;
            case 8:
                op("clear");
                bits.clear();
                break;
            case 9:
                op("flip");
                bits.flip(at());
                break;
            case 10:
                op("flip(range)");
                bits.flip(at(), at());
                break;
            case 11:
                op("get");
                result(bits.get(at()));
                break;
            case 12:
                op("get(range)");
                content(bits.get(at(), at()), true);
                break;
            case 13:
                op("nextSetBit");
                result(bits.nextSetBit(at()));
                break;
            case 14:
                op("nextClearBit");
                result(bits.nextClearBit(at()));
                break;
            case 15:
                op("previousSetBit");
                result(bits.previousSetBit(at() - 2));
                break;
            case 16:
                op("previousClearBit");
                result(bits.previousClearBit(at() - 2));
                break;
            case 17:
                op("isEmpty");
                result(bits.isEmpty());
                break;
            case 18:
                op("intersects");
                result(bits.intersects((BitSet) thing()));
                break;
            case 19:
                op("and");
                bits.and((BitSet) thing());
                break;
            case 20:
                op("or");
                bits.or((BitSet) thing());
                break;
            case 21:
                op("xor");
                bits.xor((BitSet) thing());
                break;
            case 22:
                op("andNot");
                bits.andNot((BitSet) thing());
                break;
            case 23:
                op("equals");
                result(bits.equals(thing()));
                break;
            case 24:
                op("hashCode");
                result(bits.hashCode());
                break;
            case 25:
                op("toString");
                text(bits.toString(), true);
                break;
            case 26:
                op("clone");
                BitSet clone = (BitSet) bits.clone();
                result(clone.equals(bits));
                clone.flip(0);
                content(clone, true);
                break;
            case 27:
                op("toLongArray");
                for (long word : bits.toLongArray()) {
                    result(word);
                }
                break;
            case 28:
                op("toByteArray");
                byte[] bytes = bits.toByteArray();
                result(bytes.length);
                result(BitSet.valueOf(bytes).equals(bits));
                break;
            default:
                op("new");
                result(new BitSet(number(-1, 2)).isEmpty());
                break;
        }
    }
}
