// Receiver, then arguments from left to right, then the check of the receiver, then the body.
public class ArgumentsBeforeCall {
    int id;

    ArgumentsBeforeCall(int id, int unused) {
        this.id = id;
        System.out.print("new" + id + " ");
    }

    static int trace(int value) {
        System.out.print(value + " ");
        return value;
    }

    ArgumentsBeforeCall with(int a, int b) {
        System.out.print("with(" + a + "," + b + ")@" + id + " ");
        return new ArgumentsBeforeCall(a * 10 + b, trace(0));
    }

    static ArgumentsBeforeCall receiver(ArgumentsBeforeCall object) {
        System.out.print("receiver ");
        return object;
    }

    static int fail(String why) {
        System.out.print("fail:" + why + " ");
        throw new IllegalStateException(why);
    }

    public static void main(String[] args) {
        ArgumentsBeforeCall object = new ArgumentsBeforeCall(trace(1), trace(2));
        System.out.println();
        System.out.println(receiver(object).with(trace(3), trace(4)).with(trace(5), trace(6)).id);
        int x = 1;
        System.out.println(object.with(x, x = 7).id + " x=" + x);
        try {
            receiver(null).with(trace(8), trace(9));
        } catch (NullPointerException e) {
            System.out.println("null after the arguments");
        }
        try {
            receiver(null).with(trace(8), fail("second"));
        } catch (IllegalStateException e) {
            System.out.println("argument first: " + e.getMessage());
        }
        try {
            new ArgumentsBeforeCall(fail("one"), fail("two"));
        } catch (IllegalStateException e) {
            System.out.println("only " + e.getMessage());
        }
        ArgumentsBeforeCall o = object;
        System.out.println(o.with((o = null) == null ? 1 : 2, 3).id + " " + (o == null));
        o.with(trace(4), trace(4));
    }
}
