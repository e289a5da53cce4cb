// Switches on char, byte, short and their boxes; labels are constants of many forms.
public class SwitchOnChars {
    static final char STAR = '*';
    static final int BASE = 'a';

    static String kind(char c) {
        switch (c) {
            case ' ':
            case '\t':
            case '\n':
                return "space";
            case STAR:
                return "star";
            case 97:
                return "a";
            case BASE + 1:
                return "b";
            case '\u0063':
                return "c";
            case (char) 65601:
                return "other A";
            case '0': case '1': case '2': case '3':
                return "digit";
            case Character.MAX_VALUE:
                return "max";
            default:
                return "?";
        }
    }

    static int small(byte b) {
        switch (b) {
            case -128:
                return 1;
            case 127:
                return 2;
            case (byte) 255:
                return 3;
            case 'A':
                return 4;
            default:
                return 0;
        }
    }

    static String boxed(Character c) {
        switch (c) {
            case 'x':
                return "ex";
            default:
                return "not ex";
        }
    }

    public static void main(String[] args) {
        for (char c : "\t*abcA2z".toCharArray()) {
            System.out.print(kind(c) + " ");
        }
        System.out.println(kind('\uffff') + " " + kind((char) (STAR + 0x10000)));
        System.out.println(small((byte) 128) + " " + small((byte) -129) + " " + small((byte) -1) + small((byte) 321));
        System.out.println(boxed('x') + " " + boxed('y'));
        Short s = -1;
        switch (s) {
            case -1:
                System.out.println("minus one");
                break;
            case 0x7fff:
                System.out.println("max");
        }
        System.out.println(boxed(null));
    }
}
