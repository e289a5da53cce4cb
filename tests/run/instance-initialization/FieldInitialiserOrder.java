// Field initialisers and initializer blocks run in textual order, after super() and before the constructor's body.
public class FieldInitialiserOrder {
    static int trace(String name, int value) {
        System.out.println(name + " = " + value);
        return value;
    }

    int first = trace("first", 1);

    {
        System.out.println("block one sees first=" + first + " second=" + this.second + " third=" + this.third);
        second = 50;
        third = trace("third in block", 60);
    }

    int second = trace("second", first + 1);
    int third;

    {
        third = trace("third in second block", third + second);
    }

    final int fourth;

    {
        fourth = trace("fourth", third * 2);
    }

    FieldInitialiserOrder() {
        System.out.println("body " + first + " " + second + " " + third + " " + fourth);
        first = trace("first in body", 100);
    }

    FieldInitialiserOrder(int x) {
        this();
        System.out.println("after this() " + first + " " + x);
    }

    public static void main(String[] args) {
        new FieldInitialiserOrder();
        System.out.println("--");
        FieldInitialiserOrder object = new FieldInitialiserOrder(trace("argument", 7));
        System.out.println(object.first + object.second + object.third + object.fourth);
    }
}
