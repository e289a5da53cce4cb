// append for every type; the builder is the same object all along.
public class AppendEverything {
    static class Thing {
        public String toString() {
            return "thing";
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        StringBuilder same = b.append(1).append('c').append("s").append(2.5).append(3L).append(1.5f).append(true);
        System.out.println(b + " " + (b == same) + " " + b.length());
        b.append((String) null).append((Object) null).append(new Thing()).append((byte) -1).append((short) 9);
        System.out.println(b);
        b.setLength(0);
        System.out.println("[" + b + "] " + b.length() + " " + b.isEmpty());
        b.append(new char[] {'x', 'y', 'z'}).append(new char[] {'1', '2', '3'}, 1, 2).append("abcdef", 2, 4);
        System.out.println(b);
        b.append(new StringBuilder("inner")).append(b);
        System.out.println(b);
        char c = 'a';
        b.setLength(0);
        b.append(c).append(c + 1).append((char) (c + 1)).append(c++).append(c);
        System.out.println(b);
        Integer boxed = 5;
        Character letter = 'L';
        b.append(boxed).append(letter).append(Double.NaN).append(-0.0).append(Long.MIN_VALUE);
        System.out.println(b);
        CharSequence sequence = "sequence";
        b.delete(0, b.length()).append(sequence).append(sequence, 0, 3);
        System.out.println(b);
        StringBuilder from = new StringBuilder("start");
        from.append('-').append(from.length()).append('-').append(from.length());
        System.out.println(from);
        StringBuilder sized = new StringBuilder(2);
        for (int i = 0; i < 100; i++) {
            sized.append(i % 10);
        }
        System.out.println(sized.length() + " " + sized.charAt(99) + " " + sized.toString().hashCode());
        from.appendCodePoint(65);
        System.out.println(from + "" + from.length());
    }
}
