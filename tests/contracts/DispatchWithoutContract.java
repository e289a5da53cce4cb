// Overriding methods without contracts: the class of the receiver decides which body runs.
class Tariff {
    int price(int units) {
        return units;
    }
}

class NightTariff extends Tariff {
    int price(int units) {
        return units / 2;
    }
}

class Bill {

    //@ requires 2 <= units && units <= 1000;
    static int pay(Tariff tariff, int units) {
        int price = tariff.price(units);
        assert price >= 1;                     //~ proved[assertion]
        assert price <= units;                 //~ proved[assertion]
        assert price == units;                 //~ refuted[assertion]
        return price;
    }

    //@ requires 2 <= units && units <= 1000;
    static int payAtNight(NightTariff tariff, int units) {
        int price = tariff.price(units);
        assert price < units;                  //~ proved[assertion]
        return price;
    }
}
//~ obligations: 6
