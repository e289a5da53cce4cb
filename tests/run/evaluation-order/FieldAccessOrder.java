// The object of a field access is evaluated once and first; static fields still evaluate their qualifier.
public class FieldAccessOrder {
    int value = 5;
    static int shared = 100;
    FieldAccessOrder next;

    static FieldAccessOrder get(String name, FieldAccessOrder object) {
        System.out.print(name + " ");
        return object;
    }

    static int number(int n) {
        System.out.print("n" + n + " ");
        return n;
    }

    int replaced() {
        next = new FieldAccessOrder();
        next.value = 50;
        return 3;
    }

    public static void main(String[] args) {
        FieldAccessOrder a = new FieldAccessOrder();
        FieldAccessOrder b = new FieldAccessOrder();
        a.next = b;
        get("a", a).value = number(1) + get("b", b).value;
        System.out.println(a.value);
        get("a", a).value += number(10);
        System.out.println(a.value);
        System.out.println(get("a", a).value++ + " " + a.value);
        // The null reference is evaluated, but a static field needs no object.
        get("null", null).shared += number(1);
        System.out.println(shared + " " + get("null", null).shared);
        try {
            get("null", null).value = number(7);
        } catch (NullPointerException e) {
            System.out.println("after the value");
        }
        try {
            get("null", null).value += number(7);
        } catch (NullPointerException e) {
            System.out.println("before the value");
        }
        b.value = 1;
        a.next.value += a.replaced();
        System.out.println(b.value + " " + a.next.value);
        FieldAccessOrder c = a;
        c.value = (c = b).value = 42;
        System.out.println(a.value + " " + b.value + " " + (c == b));
        int x = a.value + (a.value = 2) + a.value;
        System.out.println(x);
        shared = 1;
        shared = shared++ + shared++ * shared;
        System.out.println(shared);
    }
}
