// One object behind many interfaces: casts between them, instanceof, equality of references, a failing cast. Ends uncaught.
public class ManyInterfaces {
    interface Reader {
        String read();
    }

    interface Writer {
        void write(String s);

        default void line(String s) {
            write(s + ";");
        }
    }

    interface Device extends Reader, Writer, AutoCloseable {
        @Override
        void close();
    }

    static class Memory implements Device, Comparable<Memory>, CharSequence {
        private final StringBuilder content = new StringBuilder();
        boolean open = true;

        public String read() {
            return content.toString();
        }

        public void write(String s) {
            if (!open) {
                throw new IllegalStateException("closed, cannot write " + s);
            }
            content.append(s);
        }

        public void close() {
            open = false;
        }

        public int compareTo(Memory other) {
            return content.length() - other.content.length();
        }

        public int length() {
            return content.length();
        }

        public char charAt(int i) {
            return content.charAt(i);
        }

        public CharSequence subSequence(int a, int b) {
            return content.substring(a, b);
        }
    }

    static String kinds(Object o) {
        return (o instanceof Reader ? "r" : "-") + (o instanceof Writer ? "w" : "-") + (o instanceof CharSequence ? "c" : "-")
                + (o instanceof Comparable ? "o" : "-") + (o instanceof AutoCloseable ? "a" : "-");
    }

    public static void main(String[] args) {
        Writer writer = new Memory();
        writer.line("one");
        ((Device) writer).write("two");
        Reader reader = (Reader) writer;
        System.out.println(reader.read() + " " + (reader == writer));
        CharSequence chars = (CharSequence) reader;
        System.out.println(chars.length() + " " + chars.charAt(4) + " " + chars.subSequence(1, 3));
        Reader lambda = () -> "lambda";
        System.out.println(kinds(writer) + " " + kinds(lambda) + " " + kinds("s") + " " + kinds(5) + " " + kinds(null) + " " + kinds(new int[0]));
        try {
            Writer bad = (Writer) lambda;
            System.out.println("not reached " + bad);
        } catch (ClassCastException e) {
            System.out.println("lambda is no writer");
        }
        try (Device device = (Device) writer) {
            device.line("three");
        }
        System.out.println(((Memory) writer).compareTo(new Memory()));
        writer.line("four");
    }
}
