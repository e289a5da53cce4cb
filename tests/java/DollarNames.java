// Variables may be called as Invar's own are.
class DollarNames {
    static void proposition(boolean $ok1) {
        assert !$ok1; //~ refuted[assertion]
    }

    static void clock(int $now) {
        DollarNames made = new DollarNames();
        assert made != null;
        int $t1 = $now;
        int $result = $t1;
        assert $result == $now; //~ proved[assertion]
        assert $now == 8; //~ refuted[assertion]
    }
}
//~ obligations: 4
