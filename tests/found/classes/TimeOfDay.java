/** An alarm clock's time in minutes, 00:00 to 23:59. */
public class TimeOfDay {
    private static final int DAY = 24 * 60;

    private int minutes;

    public TimeOfDay(int hour, int minute) {
        if (hour < 0 || hour > 23 || minute < 0 || minute > 59) {
            throw new IllegalArgumentException(hour + ":" + minute);
        }
        minutes = 60 * hour + minute;
    }

    public static TimeOfDay parse(String text) {
        if (text.length() != 5 || text.charAt(2) != ':') {
            throw new IllegalArgumentException("not hh:mm: " + text);
        }
        return new TimeOfDay(twoDigits(text, 0), twoDigits(text, 3));
    }

    private static int twoDigits(String text, int at) {
        int tens = text.charAt(at) - '0';
        int ones = text.charAt(at + 1) - '0';
        if (tens < 0 || tens > 9 || ones < 0 || ones > 9) {
            throw new IllegalArgumentException("not a number in " + text);
        }
        return 10 * tens + ones;
    }

    public int hour() {
        int hour = minutes / 60;
        assert hour >= 0 && hour < 24;
        return hour;
    }

    public int minute() {
        return minutes % 60;
    }

    /** Goes forward, or back if negative, around midnight. */
    public void advance(int by) {
        minutes = Math.floorMod(minutes + by % DAY, DAY);
        assert 0 <= minutes && minutes < DAY;
    }

    public int minutesUntil(TimeOfDay other) {
        int difference = other.minutes - minutes;
        if (difference < 0) {
            difference += DAY;
        }
        assert difference >= 0 && difference < DAY;
        return difference;
    }

    public boolean isBefore(TimeOfDay other) {
        return minutes < other.minutes;
    }

    @Override
    public String toString() {
        return pad(hour()) + ":" + pad(minute());
    }

    private static String pad(int number) {
        return number < 10 ? "0" + number : "" + number;
    }
}
