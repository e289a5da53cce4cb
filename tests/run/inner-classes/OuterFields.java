// An inner class reads and writes its enclosing instance's fields, private ones and shadowed ones too.
public class OuterFields {
    private int x = 1;
    private static int shared = 100;
    private final int[] data = {1, 2, 3};

    class Inner {
        private int x = 10;

        void run(int x) {
            System.out.println(x + " " + this.x + " " + OuterFields.this.x);
            OuterFields.this.x += x;
            this.x -= x;
            x = 0;
            shared++;
            data[1] *= 5;
            System.out.println(x + " " + this.x + " " + OuterFields.this.x + " " + shared + " " + data[1]);
            bump();
        }

        void bump() {
            OuterFields.this.bump();
            System.out.println("inner bump " + OuterFields.this.x++ + " " + --OuterFields.this.x);
        }
    }

    private void bump() {
        x *= 2;
        System.out.println("outer bump " + x);
    }

    int peek(Inner inner) {
        return inner.x;
    }

    public static void main(String[] args) {
        OuterFields a = new OuterFields();
        OuterFields b = new OuterFields();
        Inner first = a.new Inner();
        Inner second = b.new Inner();
        first.run(3);
        second.run(4);
        first.run(5);
        System.out.println(a.x + " " + b.x + " " + a.data[1] + " " + b.data[1] + " " + a.peek(second));
    }
}
