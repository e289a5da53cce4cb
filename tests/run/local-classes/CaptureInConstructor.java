// Captures used in the constructor, in field initialisers and in this(...) arguments of a local class.
public class CaptureInConstructor {
    private final String prefix;

    CaptureInConstructor(String prefix) {
        this.prefix = prefix;
        int length = prefix.length();
        class Early {
            final int twice = length * 2;
            String text;

            Early() {
                this(length + 1);
                text += "!" + twice;
            }

            Early(int n) {
                text = prefix + n + CaptureInConstructor.this.prefix;
            }

            Early(String s) {
                this(s.length() + length);
            }
        }
        System.out.println(new Early().text);
        System.out.println(new Early("abc").text);
    }

    Object chain(int depth) {
        class Link {
            final int level;
            final Link next;

            Link(int level) {
                this.level = level;
                this.next = level < depth ? new Link(level + 1) : null;
            }

            @Override
            public String toString() {
                return prefix + level + "/" + depth + (next == null ? "" : " " + next);
            }
        }
        return new Link(1);
    }

    public static void main(String[] args) {
        CaptureInConstructor object = new CaptureInConstructor("pre");
        Object three = object.chain(3);
        Object one = object.chain(1);
        System.out.println(three);
        System.out.println(one);
        System.out.println(three.getClass() == one.getClass());
    }
}
