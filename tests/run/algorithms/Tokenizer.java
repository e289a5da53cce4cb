// A tokenizer with positions, keywords, numbers in three bases, strings with escapes, nested comments and errors.
public class Tokenizer {
    enum Kind { WORD, KEYWORD, NUMBER, TEXT, SYMBOL, END }

    record Token(Kind kind, String text, int line, int column) {
        @Override
        public String toString() {
            return kind.name().charAt(0) + "(" + text + ")" + line + ":" + column;
        }
    }

    static class SyntaxError extends RuntimeException {
        SyntaxError(String message, int line, int column) {
            super(message + " in line " + line + ", column " + column);
        }
    }

    private static final String KEYWORDS = " if else while ";
    private final String source;
    private int at, line = 1, lineStart;

    Tokenizer(String source) {
        this.source = source;
    }

    private char peek(int ahead) {
        return at + ahead < source.length() ? source.charAt(at + ahead) : '\0';
    }

    private void skip() {
        int depth = 0;
        for (; at < source.length(); at++) {
            if (peek(0) == '\n') {
                line++;
                lineStart = at + 1;
            } else if (peek(0) == '/' && peek(1) == '*') {
                depth++;
                at++;
            } else if (depth > 0 && peek(0) == '*' && peek(1) == '/') {
                depth--;
                at++;
            } else if (depth == 0 && !Character.isWhitespace(peek(0))) {
                return;
            }
        }
        if (depth > 0) {
            throw new SyntaxError(depth + " open comments", line, at - lineStart + 1);
        }
    }

    Token next() {
        skip();
        int start = at, column = at - lineStart + 1;
        char c = peek(0);
        if (c == '\0') {
            return new Token(Kind.END, "", line, column);
        } else if (Character.isLetter(c) || c == '_') {
            do {
                at++;
            } while (Character.isLetterOrDigit(peek(0)) || peek(0) == '_');
            String word = source.substring(start, at);
            return new Token(KEYWORDS.contains(" " + word + " ") ? Kind.KEYWORD : Kind.WORD, word, line, column);
        } else if (Character.isDigit(c)) {
            int base = c != '0' ? 10 : peek(1) == 'x' ? 16 : peek(1) == 'b' ? 2 : 10;
            at += base == 10 ? 0 : 2;
            long value = 0;
            for (int d; (d = Character.digit(peek(0), base)) >= 0; at++) {
                value = value * base + d;
            }
            return new Token(Kind.NUMBER, "" + value, line, column);
        } else if (c == '"') {
            StringBuilder b = new StringBuilder();
            for (at++; peek(0) != '"'; at++) {
                switch (peek(0)) {
                    case '\0', '\n' -> throw new SyntaxError("open text", line, column);
                    case '\\' -> b.append(switch (source.charAt(++at)) {
                        case 'n' -> '~';
                        case 't' -> '_';
                        default -> peek(0);
                    });
                    default -> b.append(peek(0));
                }
            }
            at++;
            return new Token(Kind.TEXT, b.toString(), line, column);
        }
        at += "== <= >= != && ||".indexOf("" + c + peek(1)) >= 0 && peek(1) != ' ' && peek(1) != '\0' ? 2 : 1;
        return new Token(Kind.SYMBOL, source.substring(start, at), line, column);
    }

    public static void main(String[] args) {
        String[] sources = {"if (x1 <= 0xFF) { y = y_2+0b101; }", "a /* one /* two */\n still */ \"q\\\"t\\n\" ==\n\n  whiled while", "", "1 /* /* */", "ok \"open\nnext"};
        for (String source : sources) {
            Tokenizer tokenizer = new Tokenizer(source);
            try {
                for (Token t = tokenizer.next(); t.kind() != Kind.END; t = tokenizer.next()) {
                    System.out.print(t + " ");
                }
                System.out.println("end");
            } catch (SyntaxError e) {
                System.out.println("! " + e.getMessage());
            }
        }
    }
}
