// Static fields in `assignable`.
class AssignableStatic {
    static int created;
    static int failed;

    //@ assignable created;
    static void create() {                     //~ proved[frame]
        created++;
    }

    //@ assignable AssignableStatic.created;
    static void fail() {                       //~ refuted[frame]
        failed++;
    }

    static void use() {
        failed = 3;
        create();
        assert failed == 3;                    //~ proved[assertion]
        created = 3;
        create();
        assert created == 3;                   //~ refuted[assertion]
    }
}
//~ obligations: 4
