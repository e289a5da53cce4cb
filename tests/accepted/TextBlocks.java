// javac: accepts
class TextBlocks {
    static final String EMPTY = """
        """;

    static String page(String title) {
        return """
            <html>
              "quoted" and \"""triple\"""
              <b>%s</b>\
             joined line
            tab\there \u0041 \s
            </html>
            """.formatted(title);
    }

    static int compare(String s) {
        return switch (s) {
            case """
                one""" -> 1;
            case "two" -> 2;
            default -> ("""
                a
                b""" + s).length();
        };
    }
}
