// What is claimed of the library's own code is not claimed where code of the program may run within it: overridden methods, arguments, what was handed over.
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.util.Date;
import java.util.Properties;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

class OwnCodeInTheLibrary {
    static int calls;

    /** Counts how often somebody asks. */
    static class CountingDate extends Date { //~ unknown[unknown-effect]
        @Override
        public long getTime() {
            calls++;
            return 1;
        }
    }

    static class CountingDecimal extends BigDecimal {
        CountingDecimal(int value) {
            super(value); //~ unknown[unknown-effect]
        }

        @Override
        public int signum() {
            calls++;
            return 5;
        }
    }

    static class CountingHandler extends Handler { //~ unknown[unknown-effect]
        @Override
        public void publish(LogRecord record) {
            calls++;
        }

        @Override
        public void flush() {
            calls++;
        }

        @Override
        public void close() {
            calls++;
        }
    }

    static class CountingText implements CharSequence {
        @Override
        public int length() {
            calls++;
            return 1;
        }

        @Override
        public char charAt(int index) {
            calls++;
            return 'a';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            calls++;
            return this;
        }
    }

    void overridden(Date date) {
        calls = 0;
        long time = date.getTime(); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void calledByAnother(Date one, Date other) {
        calls = 0;
        boolean before = one.before(other); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void overriddenDecimal(BigDecimal number) {
        calls = 0;
        int sign = number.signum(); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void argument(BigDecimal number) {
        calls = 0;
        BigDecimal larger = number.max(new CountingDecimal(3)); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void handler(Logger logger) {
        calls = 0;
        logger.info("text"); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void text(Pattern pattern) {
        calls = 0;
        boolean found = pattern.matcher(new CountingText()).find();
        assert calls == 0; //~ unknown[assertion]
    }

    void parsed(CharSequence text) {
        calls = 0;
        LocalDate date = LocalDate.parse(text); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void adjuster(LocalDate date) {
        calls = 0;
        LocalDate other = date.with((Temporal given) -> { //~ unknown[unknown-effect]
            calls++;
            return given;
        });
        assert calls == 0; //~ unknown[assertion]
    }

    void anonymousRandom() {
        calls = 0;
        Random random = new Random(1) {
            @Override
            protected int next(int bits) {
                calls++;
                return 0;
            }
        };
        int number = random.nextInt();
        assert calls == 0; //~ refuted[assertion]
    }

    void anonymousProperties() {
        calls = 0;
        Properties properties = new Properties() { //~ unknown[unknown-effect]
            @Override
            public String getProperty(String key) {
                calls++;
                return null;
            }
        };
        String value = properties.getProperty("a"); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void thread() {
        calls = 0;
        Thread thread = new Thread(() -> calls++); //~ unknown[unknown-effect]
        thread.start(); //~ unknown[unknown-effect]
        assert calls == 0; //~ unknown[assertion]
    }

    void formatted() {
        calls = 0;
        String text = String.format("%s", new CountingText());
        assert text.length() == 3; //~ refuted[assertion]
    }
}
//~ obligations: 40
