// Methods on the reviewed list change nothing of the program; what they give may be anything, each time.
import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

class ReviewedMethods {
    private int count;
    private final List<String> names = new ArrayList<>();

    void okFieldStays(LocalDate date) {
        count = 1;
        int year = date.getYear();
        assert count == 1;
    }

    void okListStays(Date date) {
        names.clear();
        date.setTime(5);
        assert names.isEmpty();
    }

    void okArrayStays(File file) {
        int[] own = {1, 2};
        boolean deleted = file.delete();
        assert own[1] == 2;
    }

    void okNotNull() {
        assert Instant.now() != null;
    }

    void okConstantsAreThere() {
        assert TimeUnit.SECONDS != null && Locale.ROOT != null && BigDecimal.ZERO != null;
    }

    void okStaticConstant(DayOfWeek day) {
        switch (day) {
            case MONDAY:
                count = 1;
                break;
            default:
                count = 2;
                break;
        }
        assert count == 1 || count == 2;
    }

    void okHandled(Path path) {
        String text;
        try {
            text = Files.readString(path);
        } catch (IOException e) {
            text = "";
        }
        assert text != null;
    }

    void okElementsAreThere(File file) {
        File[] files = file.listFiles();
        if (files != null && files.length > 0) {
            String name = files[0].getName();
        }
    }

    void badTwiceTheSame() {
        assert Instant.now().equals(Instant.now()); //~ unknown[assertion]
    }

    void badStillThere(File file) {
        if (file.exists()) {
            assert file.exists(); //~ unknown[assertion]
        }
    }

    void badYear(LocalDate date) {
        assert date.getYear() > 0; //~ unknown[assertion]
    }

    void badSetTime(Date date) {
        date.setTime(5);
        assert date.getTime() == 6; //~ unknown[assertion]
    }

    void badParentIsThere(File file) {
        assert file.getParent() != null; //~ unknown[assertion]
    }

    void badIsNew(LocalDate date) {
        assert date.plusDays(0) != date; //~ unknown[assertion], unknown[library-exception]
    }

    void badEqualIsSame(UUID one, UUID other) {
        if (one.equals(other)) {
            assert one == other; //~ unknown[assertion]
        }
    }

    void badVariable() {
        assert System.getenv("HOME") != null; //~ unknown[assertion]
    }

    void badDateIsRight(int year, int month, int day) {
        LocalDate date = LocalDate.of(year, month, day); //~ unknown[library-exception]
    }

    void badRefusesNull() {
        LocalDate date = LocalDate.parse(null); //~ unknown[library-exception], unknown[null-argument]
    }

    void badDivided(BigDecimal one, BigDecimal other) {
        BigDecimal ratio = one.divide(other); //~ unknown[exact-arithmetic]
    }

    void badOrder(LocalDate one, LocalDate other) {
        assert one.compareTo(other) == 0 || !one.isBefore(other); //~ unknown[assertion]
    }

    void badDifferentConstants(DayOfWeek day) {
        assert day == DayOfWeek.MONDAY || day == DayOfWeek.TUESDAY; //~ unknown[assertion]
    }

    void badHandlerIsNotReached(Path path) {
        try {
            String text = Files.readString(path);
        } catch (IOException e) {
            assert false; //~ unknown[assertion]
        }
    }

    void badNeverFails(Path path) throws IOException {
        boolean failed = true;
        try {
            long size = Files.size(path);
            failed = false;
        } finally {
            assert !failed; //~ unknown[assertion]
        }
    }

    void badReturns(LocalDate date) {
        int year = date.getYear();
        assert false; //~ unknown[assertion]
    }
}
//~ obligations: 58
