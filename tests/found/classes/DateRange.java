/** The days from one date to another, both included; years 1900 to 2999. */
public class DateRange {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private final int first;
    private final int last;

    private DateRange(int first, int last) {
        if (first > last) {
            throw new IllegalArgumentException("the range ends before it starts");
        }
        this.first = first;
        this.last = last;
    }

    public static DateRange between(int y1, int m1, int d1, int y2, int m2, int d2) {
        return new DateRange(dayNumber(y1, m1, d1), dayNumber(y2, m2, d2));
    }

    static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static int daysIn(int year, int month) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month " + month);
        }
        return month == 2 && isLeap(year) ? 29 : DAYS[month - 1];
    }

    private static int dayNumber(int year, int month, int day) {
        if (year < 1900 || year > 2999) {
            throw new IllegalArgumentException("year " + year);
        }
        if (day < 1 || day > daysIn(year, month)) {
            throw new IllegalArgumentException("day " + day);
        }
        int number = day - 1;
        for (int y = 1900; y < year; y++) {
            number += isLeap(y) ? 366 : 365;
        }
        for (int m = 1; m < month; m++) {
            number += daysIn(year, m);
        }
        assert number >= 0;
        return number;
    }

    public int length() {
        assert last >= first;
        return last - first + 1;
    }

    public boolean contains(int year, int month, int day) {
        int number = dayNumber(year, month, day);
        return first <= number && number <= last;
    }

    public boolean overlaps(DateRange other) {
        return first <= other.last && other.first <= last;
    }

    public DateRange intersection(DateRange other) {
        if (!overlaps(other)) {
            throw new IllegalArgumentException("no common day");
        }
        DateRange common = new DateRange(Math.max(first, other.first), Math.min(last, other.last));
        assert common.length() <= length();
        return common;
    }
}
