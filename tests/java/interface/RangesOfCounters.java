// Where loops begin it is known between which numbers their counters lie.
class RangesOfCounters {
    static int sum(int[] numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += numbers[i];
        }
        return sum;
    }

    static int digits(String text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                count++;
            }
        }
        return count;
    }

    static void round(int n) {
        int place = 0;
        for (int i = 0; i < n; i++) {
            place = (place + 1) % 7;
        }
        assert 0 <= place && place < 7;
    }

    static void below(int n) {
        int place = 0;
        for (int i = 0; i < n; i++) {
            place = (place - 1) % 7;
        }
        assert 0 <= place; //~ refuted[assertion]
    }

    static int beyond(int[] numbers) {
        int sum = 0;
        for (int i = 0; i <= numbers.length; i++) {
            sum += numbers[i]; //~ refuted[array-index]
        }
        return sum;
    }

    static void wrapped() {
        int i = 0;
        while (i >= 0) {
            i++;
        }
        assert i >= 0; //~ FIXME-unknown[assertion]
    }
}
//~ obligations: 12
