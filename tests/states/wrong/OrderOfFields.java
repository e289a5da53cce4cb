// A static field is read through a method before it has its value.
class OrderOfFields {
    static final int FIRST = second();
    static final int SECOND = Integer.parseInt("2");

    static int second() {
        return 10 / SECOND; //~ refuted[division-by-zero]
    }
}
//~ obligations: 4
