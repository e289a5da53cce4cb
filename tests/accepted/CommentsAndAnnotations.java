// javac: accepts
/* A file
 * with comments /* that look nested //
 */
@SuppressWarnings(value = {"unused", "all",})
class CommentsAndAnnotations {
    // a line comment with /* inside
    /** A javadoc with {@code "quotes'} and \\ backslashes. */
    @Deprecated(since = "1", forRemoval = false)
    private static final String URL = "http://example.org/*not a comment*/"; /* after */ // both

    @Override
    public /* between */ String toString() /**/ {
        return /* before */ URL /* inside */ . /* a */ trim /* chain */ () ; // end
    }

    @interface Info {
        String value() default "none";

        int[] levels() default {1, 2};

        Class<?> type() default Object.class;
    }

    @Info(value = "x", levels = 3, type = String[].class)
    static int annotated(@Info final int n, @Info("p") String... rest) {
        @Info int local = n;
        char c = '"';
        String quotes = "\"'/*";
        return local + c + quotes.length() + rest.length;
    }
}
