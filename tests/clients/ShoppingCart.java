// Quantities and prices in maps, a total by a loop over the entries of one of them.
import java.util.HashMap;
import java.util.Map;

class ShoppingCart {
    private final Map<String, Integer> quantities = new HashMap<>();
    private final Map<String, Integer> prices = new HashMap<>();

    void add(String article) {
        quantities.merge(article, 1, Integer::sum);
    }

    static void twice(String article) {
        ShoppingCart cart = new ShoppingCart();
        cart.add(article);
        cart.add(article);
        assert cart.quantities.get(article) == 2;      //~ proved[assertion]
    }

    static int unpriced() {
        ShoppingCart cart = new ShoppingCart();
        cart.prices.put("tea", 5);
        cart.add("tea");
        cart.add("milk");
        int total = 0;
        for (Map.Entry<String, Integer> entry : cart.quantities.entrySet()) {
            int price = cart.prices.get(entry.getKey()); //~ refuted[null-unboxing]
            total += price;
        }
        return total;
    }
}
//~ obligations: 29
