// Maps hold references: a change of the object is seen through the map.
import java.util.HashMap;

class MapElementAlias {
    int balance;

    static void shared() {
        HashMap<String, MapElementAlias> accounts = new HashMap<>();
        MapElementAlias account = new MapElementAlias();
        accounts.put("Ann", account);
        accounts.put("Bob", account);
        account.balance = 5;
        accounts.get("Bob").balance += 1;              //~ proved[null-dereference], proved[null-dereference]
        assert accounts.get("Ann").balance == 6;       //~ proved[assertion]
    }

    static void separate(String first, String second) {
        HashMap<String, MapElementAlias> accounts = new HashMap<>();
        accounts.put(first, new MapElementAlias());
        accounts.put(second, new MapElementAlias());
        accounts.get(first).balance = 1;
        accounts.get(second).balance = 2;
        assert accounts.get(first).balance == 1;       //~ refuted[assertion]
    }
}
//~ obligations: 17
