// Constants are created before the other static fields; constructors see statics unset; lookup tables are built after.
public class StaticInitOrder {
    static int created;

    enum Code {
        A('a'), B('b') {
            @Override
            String extra() {
                return "special" + counter;
            }
        }, C('c');

        static int counter = 10;
        static final int LIMIT = 7;
        static final Code[] TABLE = new Code[128];
        private final int number;
        private final char letter;

        static {
            System.out.println("static block of Code");
            for (Code code : values()) {
                TABLE[code.letter] = code;
                counter++;
            }
        }

        {
            System.out.println("instance block " + name() + " letter " + (int) read());
        }

        Code(char letter) {
            this.letter = letter;
            number = ++created * LIMIT;
            System.out.println("constructor " + this + " extra " + extra());
        }

        char read() {
            return letter;
        }

        String extra() {
            return "plain";
        }

        static Code of(char c) {
            return c < TABLE.length ? TABLE[c] : null;
        }
    }

    enum Unused {
        X;

        static {
            System.out.println("Unused initialised");
        }
    }

    public static void main(String[] args) {
        Unused unused = null;
        System.out.println("limit " + Code.LIMIT);
        System.out.println(Code.of('b') + " " + Code.of('z') + " " + Code.of('\u1234'));
        System.out.println(Code.B.number + " " + Code.counter + " " + Code.B.extra());
        System.out.println(unused == null ? "still unused" : "used");
        System.out.println(Unused.X);
    }
}
