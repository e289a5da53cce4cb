// `instanceof` in contracts.
class InstanceInContract {
    static class Leaf extends InstanceInContract {
    }

    //@ ensures \result <==> o instanceof Leaf;
    //@ assignable \nothing;
    static boolean isLeaf(/*@ nullable @*/ InstanceInContract o) {
        return o instanceof Leaf;
    }

    //@ ensures \result ==> o != null;
    //@ assignable \nothing;
    static boolean isKnown(/*@ nullable @*/ InstanceInContract o) {
        return isLeaf(o);
    }
}
//~ obligations: 4
