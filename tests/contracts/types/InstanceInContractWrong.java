// An object that is not null need not be a leaf.
class InstanceInContractWrong {
    static class Leaf extends InstanceInContractWrong {
    }

    //@ ensures \result <==> o instanceof Leaf;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static boolean isLeaf(/*@ nullable @*/ InstanceInContractWrong o) {
        return o != null;
    }
}
//~ obligations: 2
