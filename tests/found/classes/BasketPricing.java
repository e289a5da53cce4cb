import java.util.LinkedHashMap;
import java.util.Map;

/** Prices a basket: quantity discounts, a voucher, shipping. All in cents. */
public class BasketPricing {
    private static final int[] STEPS = {1, 10, 50};
    private static final int[] PERCENT_OFF = {0, 5, 12};

    private final Map<String, Integer> quantities = new LinkedHashMap<>();
    private final Map<String, Integer> prices = new LinkedHashMap<>();
    private int voucher;

    public void price(String item, int cents) {
        if (cents < 0 || cents > 1_000_000) {
            throw new IllegalArgumentException("price " + cents);
        }
        prices.put(item, cents);
    }

    public void add(String item, int quantity) {
        if (!prices.containsKey(item)) {
            throw new IllegalArgumentException("unknown item " + item);
        }
        int already = quantities.getOrDefault(item, 0);
        if (quantity < 1 || quantity > 1000 - already) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        quantities.put(item, already + quantity);
        assert quantities.get(item) <= 1000;
    }

    public void useVoucher(int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("voucher " + cents);
        }
        voucher = cents;
    }

    static int percentOff(int quantity) {
        int result = 0;
        for (int i = 0; i < STEPS.length; i++) {
            if (quantity >= STEPS[i]) {
                result = PERCENT_OFF[i];
            }
        }
        assert result >= 0 && result <= 12;
        return result;
    }

    public long goods() {
        long sum = 0;
        for (Map.Entry<String, Integer> line : quantities.entrySet()) {
            int quantity = line.getValue();
            long full = (long) prices.get(line.getKey()) * quantity;
            sum += full * (100 - percentOff(quantity)) / 100;
        }
        return sum;
    }

    public long total() {
        long goods = goods();
        long shipping = goods >= 5000 || quantities.isEmpty() ? 0 : 495;
        long total = Math.max(0, goods + shipping - voucher);
        assert total <= goods + shipping;
        return total;
    }
}
