// `super.m()` does not dispatch, but calls inside it do; private and static methods never dispatch.
class SuperCalls {
    int price() {
        return 100 - discount();
    }

    int discount() {
        return 10;
    }

    private int secret() {
        return 1;
    }

    int revealed() {
        return secret();
    }

    static void superCall() {
        SuperCallsMember member = new SuperCallsMember();
        assert member.price() == 71; //~ proved[assertion]
        assert member.plainDiscount() == 10; //~ proved[assertion]
    }

    static void staysDynamicInside() {
        SuperCallsMember member = new SuperCallsMember();
        assert member.price() == 91; //~ refuted[assertion]
    }

    static void privateIsNotOverridden() {
        SuperCalls member = new SuperCallsMember();
        assert member.revealed() == 1; //~ proved[assertion]
        assert member.revealed() == 2; //~ refuted[assertion]
    }
}

class SuperCallsMember extends SuperCalls {
    int price() {
        return super.price() + 1;
    }

    int discount() {
        return 30;
    }

    int plainDiscount() {
        return super.discount();
    }

    int secret() {
        return 2;
    }
}
//~ obligations: 10
